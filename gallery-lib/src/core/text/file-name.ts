import type { NormalizedImage } from '../images/normalized-image';

/** Returns the file name for the download of a full image; `url` is that of its file. */
export function downloadFileName(
  { id, src, downloadFileName: name }: NormalizedImage,
  url = src,
): string {
  if (name) return name;
  const data = /^data:(?:image\/([a-z0-9.-]+))?/i.exec(url);
  if (data) return `Image-${id}.${data[1] ?? 'png'}`;
  const segment =
    url
      .replace(/[?#].*$/s, '')
      .split('/')
      .pop() || `Image-${id}`;
  try {
    return decodeURIComponent(segment);
  } catch {
    // The URL contains an invalid escape sequence; the raw segment is a usable name.
    return segment;
  }
}
