import { sanitizeImageUrl } from '../core/url';
import type { GalleryImage, ImageData } from '../model/image';

/** A URL as it can stand in a srcset. */
const encode = (url: string) => sanitizeImageUrl(url).replace(/\s/g, encodeURIComponent);

/**
 * Returns the files of a thumbnail whose size follows from the layout: of several widths if there are any, because one
 * small file may be too small. A thumbnail of known width and the full image are two widths.
 */
export function getFiles({ modal, plain }: GalleryImage): ImageData {
  const fallbackImg = plain?.fallbackImg || modal.fallbackImg;
  if (plain?.img && plain.sources?.length) return { ...plain, fallbackImg };
  const small = plain?.img && plain.width;
  if (modal.sources?.length || !small || !modal.width || small >= modal.width)
    return { ...modal, fallbackImg };
  const srcset = `${encode(plain.img)} ${small}w, ${encode(modal.img)} ${modal.width}w`;
  return { ...plain, fallbackImg, sources: [{ srcset }] };
}
