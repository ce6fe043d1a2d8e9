import { isDataUrl, sanitizeImageUrl } from '../core/url/url';
import type { NormalizedImage, ImageFile } from '../core/images/normalized-image';
import { getRatio } from '../core/images/get-ratio';

/** A URL as it can stand in a srcset. */
const encode = (url: string) => sanitizeImageUrl(url).replace(/\s/g, encodeURIComponent);

/** Returns whether there are files of several widths, of which the browser chooses one by the rendered width. */
const hasWidths = ({ sources }: ImageFile) =>
  sources?.some(({ srcset }) => /\s[\d.]+w\s*(,|$)/.test(srcset));

/**
 * Returns the files of a thumbnail whose size follows from the layout: of several widths if there are any, because one
 * small file may be too small. A thumbnail of known width and the full image are two widths.
 */
export function getFiles(image: NormalizedImage): ImageFile {
  const { thumb } = image;
  const fallbackImg = thumb?.fallbackImg || image.fallbackImg;
  if (thumb?.src && hasWidths(thumb)) return { ...thumb, fallbackImg };
  const small = thumb?.src && thumb.width;
  // A thumbnail that is cropped is another image.
  const isCropped = Math.abs(getRatio(thumb) / getRatio(image) - 1) > 0.01;
  if (hasWidths(image) || !small || !image.width || small >= image.width || isCropped)
    return { ...image, fallbackImg };
  // What is in the HTML needs no choice, and is long.
  if (isDataUrl(thumb.src)) return { ...image, fallbackImg };
  if (isDataUrl(image.src)) return { ...thumb, fallbackImg };
  const srcset = `${encode(thumb.src)} ${small}w, ${encode(image.src)} ${image.width}w`;
  return { ...thumb, fallbackImg, sources: [{ srcset }] };
}
