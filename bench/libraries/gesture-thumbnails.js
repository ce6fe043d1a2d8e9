/** Style of the thumbnails of libraries without thumbnails of their own: the middle of the image, as ours show it. */
export const thumbnailStyle = { width: 96, height: 96, objectFit: 'cover', display: 'block' };
