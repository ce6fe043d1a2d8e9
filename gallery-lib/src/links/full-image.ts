import type { NormalizedImage } from '../core/images/normalized-image';
import { sanitizeImageUrl } from '../core/url/url';
import { cssString } from '../core/text/css-string';

const CANDIDATE = /(\S*[^\s,])(?:\s+([\d.]+)([wx]))?\s*(?:,|$)/g;
/** Width in px of the files for small windows. The stylesheet decides which windows are small. */
const SMALL_WIDTH = 1000;

/** Returns the URL of the smallest file of a srcset that is at least as wide as `width`, else of the widest. */
function findUrl(srcset: string, width: number): string | undefined {
  const files = [...srcset.matchAll(CANDIDATE)]
    .map(([, url, number = 1, unit]) => ({
      url,
      width: Number(number) * (unit === 'w' ? 1 : SMALL_WIDTH),
    }))
    .sort((a, b) => a.width - b.width);
  return (files.find((file) => file.width >= width) ?? files.at(-1))?.url;
}

/** Formats that every browser with `image-set()` has: further files would never be used. */
const COMMON_FORMAT = /^image\/(jpeg|png|webp)$/;

/** Returns one file of each format, best first, as a CSS image. */
function toImageSet({ src, sources = [] }: NormalizedImage, width: number): string {
  let set = '';
  for (const { srcset, type, media } of sources) {
    // A source with a media query may show another detail, which needs a size of its own.
    const url = type && !media && sanitizeImageUrl(findUrl(srcset, width));
    if (!url) continue;
    if (COMMON_FORMAT.test(type)) {
      src = url;
      break;
    }
    set += `url(${cssString(url)}) type(${cssString(type)}),`;
  }
  return `image-set(${set}url(${cssString(sanitizeImageUrl(src))}))`;
}

/**
 * Returns the full image as inline styles, because without scripts browsers ignore `loading="lazy"` of `<img>`: its
 * proportions if they are known, one file for large windows, one for small ones, of which the stylesheet uses the one
 * that is needed when the view is shown. The URLs are relative to the page, because `background-image` is in the same
 * declaration block; in the stylesheet they would be relative to its file.
 */
export function fullImageStyle(
  image: NormalizedImage,
): Record<string, string | number | undefined> {
  const large = toImageSet(image, Infinity);
  const small = toImageSet(image, SMALL_WIDTH);
  const { width = 0, height = NaN } = image;
  return {
    aspectRatio: width / height || undefined,
    '--ks-large': large,
    '--ks-small': small === large ? undefined : small,
    backgroundImage: 'var(--ks-full)',
  };
}
