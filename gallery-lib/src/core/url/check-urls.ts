import { getGiven } from '../images/normalize-images';
import type { NormalizedImage } from '../images/normalized-image';
import { hasImage } from './sources';
import { isDataUrl, sanitizeExternalUrl, sanitizeImageUrl, sanitizeLinkUrl } from './url';

/** Lists that have been checked: a gallery also renders where its images have not changed. */
const checked = new WeakSet<readonly NormalizedImage[]>();
const warned = new Set<string>();

function warn(name: string, field: string, url: string, rule: string): void {
  const key = name + field + url;
  if (warned.has(key)) return;
  warned.add(key);
  console.warn(
    `${name}: ${field} is ${url.slice(0, 80)}; it must ${rule}. See ks-gallery-react/docs/troubleshooting.md#refused-url`,
  );
}

/** Returns the URLs of files in the data of an image, by the path of their fields. */
function getFiles(data: unknown, path: string): [path: string, url: unknown][] {
  if (Object(data) !== data) return [];
  const read = (field: string): unknown => (data as Record<string, unknown>)[field];
  const follow = (field: string): [string, unknown][] =>
    ([read(field) ?? []] as unknown[])
      .flat()
      .flatMap((part, index) =>
        getFiles(part, `${path}.${field}${Array.isArray(read(field)) ? `[${index}]` : ''}`),
      );
  return [
    ...['src', 'img', 'thumb', 'fallbackImg', 'zoomImg', 'poster'].map(
      (field): [string, unknown] => [`${path}.${field}`, read(field)],
    ),
    ...['modal', 'plain', 'thumb', 'video', 'sources', 'tracks'].flatMap(follow),
  ];
}

/** Warns of the URLs of an image that lead to a page and are refused. Only the browser knows the scheme of the page. */
function checkLinks(name: string, path: string, image: NormalizedImage, hasLinks: boolean): void {
  const { protocol } = location;
  for (const field of ['extUrl', 'shareUrl'] as const) {
    const url = image[field];
    if (url && !sanitizeExternalUrl(url, document.baseURI))
      warn(
        name,
        `${path}.${field}`,
        url,
        `be http(s), or have the scheme of the page, ${protocol}`,
      );
  }
  const { src } = image;
  // A script is refused as a file, and a file in the data is a button.
  if (hasLinks && hasImage(image) && !isDataUrl(src) && !sanitizeLinkUrl(src, protocol))
    warn(
      name,
      `${path}.src`,
      src,
      `be http(s), blob: or have the scheme of the page, ${protocol}, to be a link; the image is shown`,
    );
}

/**
 * Warns of URLs that are refused, once for each. `hasLinks` is true for a gallery whose thumbnails lead to the files of
 * its images.
 */
export function checkUrls(
  name: string,
  images: readonly NormalizedImage[],
  hasLinks = false,
): void {
  if (checked.has(images)) return;
  checked.add(images);
  for (const [index, image] of images.entries()) {
    const path = `images[${index}]`;
    for (const [field, url] of getFiles(getGiven<object>(image), path))
      if (typeof url === 'string' && url && !sanitizeImageUrl(url))
        warn(name, field, url, 'be neither a script nor a document');
    if (typeof location !== 'undefined') checkLinks(name, path, image, hasLinks);
  }
}
