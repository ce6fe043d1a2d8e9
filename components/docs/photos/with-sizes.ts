import type { FlatImage } from 'ks-gallery-react';

async function addSize(image: FlatImage): Promise<FlatImage> {
  const file = new Image();
  file.src = image.src;
  // An image that cannot be loaded stays as it is.
  await file.decode().catch(() => undefined);
  const { naturalWidth: width, naturalHeight: height } = file;
  return width && height ? { ...image, width, height } : image;
}

/** Requests the images of a list, and adds their sizes. */
export const withSizes = (images: readonly FlatImage[]) => Promise.all(images.map(addSize));
