import type { GalleryImage } from '../../model/image';

/** Returns the file name for the download of a full image; `url` is that of its file. */
export function downloadFileName({ id, modal }: GalleryImage, url = modal.img): string {
  if (modal.downloadFileName) return modal.downloadFileName;
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
