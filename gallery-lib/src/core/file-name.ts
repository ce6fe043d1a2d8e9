import type { GalleryImage } from '../model/image';

/** The name under which the big picture of an image is saved. */
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
    // A stray per cent sign: the raw segment is still a usable name.
    return segment;
  }
}
