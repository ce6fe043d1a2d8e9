import { sanitizeImageUrl } from '../core/url/url';
import type { GalleryImage, ImageData } from '../model/image';
import { getRatio } from './get-ratio';

/** A URL as it can stand in a srcset. */
const encode = (url: string) => sanitizeImageUrl(url).replace(/\s/g, encodeURIComponent);

/** Returns whether there are files of several widths, of which the browser chooses one by the rendered width. */
const hasWidths = ({ sources }: ImageData) =>
  sources?.some(({ srcset }) => /\s[\d.]+w\s*(,|$)/.test(srcset));

/**
 * Returns the files of a thumbnail whose size follows from the layout: of several widths if there are any, because one
 * small file may be too small. A thumbnail of known width and the full image are two widths.
 */
export function getFiles({ modal, plain }: GalleryImage): ImageData {
  const fallbackImg = plain?.fallbackImg || modal.fallbackImg;
  if (plain?.img && hasWidths(plain)) return { ...plain, fallbackImg };
  const small = plain?.img && plain.width;
  // A thumbnail that is cropped is another image.
  const isCropped = Math.abs(getRatio(plain) / getRatio(modal) - 1) > 0.01;
  if (hasWidths(modal) || !small || !modal.width || small >= modal.width || isCropped)
    return { ...modal, fallbackImg };
  const srcset = `${encode(plain.img)} ${small}w, ${encode(modal.img)} ${modal.width}w`;
  return { ...plain, fallbackImg, sources: [{ srcset }] };
}
