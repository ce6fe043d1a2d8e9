import type { GalleryImage, ImageData } from '../model/image';
import { safeImageAddress } from './address';

/**
 * What a thumbnail is drawn from: the plain part where it has a picture, otherwise the big picture. `width` is the
 * place it gets, so that the browser can choose a small file of the big picture.
 */
export function thumbnailOf(image: GalleryImage, width: string | undefined): ImageData {
  const { modal, plain } = image;
  if (plain?.img) return { ...plain, fallbackImg: plain.fallbackImg || modal.fallbackImg };
  const sizes = width && /^[\d.]+(px|rem|em)$/.test(width) ? width : '100px';
  return {
    ...modal,
    fallbackImg: plain?.fallbackImg || modal.fallbackImg,
    sources: modal.sources?.map((source) => ({ ...source, sizes })),
  };
}

/** Whether an image has a picture at all; galleries leave thumbnails of others out. */
export function hasPicture(image: GalleryImage): boolean {
  return safeImageAddress(image.modal.img) !== '';
}
