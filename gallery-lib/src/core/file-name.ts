import type { GalleryImage } from '../model/image';

/** Returns the file name for the download of a full image. */
export function downloadFileName({ id, modal }: GalleryImage): string {
  if (modal.downloadFileName) return modal.downloadFileName;
  const data = /^data:(?:image\/([a-z0-9.-]+))?/i.exec(modal.img);
  if (data) return `Image-${id}.${data[1] ?? 'png'}`;
  const segment =
    modal.img
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
