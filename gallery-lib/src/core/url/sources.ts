import type { NormalizedImage, ImageFile } from '../images/normalized-image';
import { sanitizeImageUrl } from './url';

/** Image data with the rendered width, as in the HTML attribute `sizes`. */
export interface SizedData extends ImageFile {
  sizes?: string;
}

/**
 * Returns the image data of a thumbnail: its own file if it has a URL, otherwise the full image. `width` is the CSS
 * width of the thumbnail, from which the browser chooses a small file of the full image.
 */
export function getThumbnailData(image: NormalizedImage, width: string | undefined): SizedData {
  const { thumb } = image;
  const fallbackImg = thumb?.fallbackImg || image.fallbackImg;
  // The attribute takes no percentage. "rem" ends like "em", "vw" like "dvw".
  const sizes = width && /^[^%]*(px|em|w)[^%]*$/.test(width) ? width : '100px';
  if (thumb?.src) return { ...thumb, fallbackImg, sizes };
  return {
    ...image,
    fallbackImg,
    sizes,
    sources: image.sources?.map((source) => ({ ...source, sizes })),
  };
}

/** Returns the largest width in px that the sources of an image declare; 0 if there is none. */
export function getDeclaredWidth({ sources = [] }: NormalizedImage): number {
  // Code without types may pass a source without files.
  const widths = sources.flatMap(({ srcset }) =>
    [...String(srcset).matchAll(/\s(\d+)w\s*(?:,|$)/g)].map(([, declared]) => Number(declared)),
  );
  return Math.max(0, ...widths);
}

/** Returns whether an image has a usable URL; thumbnails of others are not rendered. */
export function hasImage(image: NormalizedImage): boolean {
  return sanitizeImageUrl(image.src) !== '';
}

/** Returns the URL of the file that an image represents: itself, or the first file of its video. It may be no link. */
export function getFileUrl({ src, video }: NormalizedImage): string {
  return sanitizeImageUrl(video?.sources?.[0]?.src ?? src);
}
