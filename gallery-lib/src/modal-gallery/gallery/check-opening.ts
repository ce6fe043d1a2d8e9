import { checkModalGallery, checkModalImages } from '../../core/config/check-modal';
import { normalizeImages } from '../../core/images/normalize-images';
import type { AnyImage } from '../../model/image';
import { normalizeContent, type GivenContent } from './content';

/**
 * Checks what a modal gallery is opened with, for development.
 * @throws GalleryError as listed at `ModalGallery`
 */
export function checkOpening<T extends AnyImage>(
  name: string,
  given: GivenContent<T>,
  needsCurrentImage = false,
): void {
  checkModalGallery(name, normalizeContent(given), needsCurrentImage);
}

/**
 * Checks images that replace those of an open gallery, for development.
 * @throws GalleryError `INVALID_IMAGE`
 */
export function checkUpdate(name: string, images: readonly AnyImage[]): void {
  checkModalImages(name, normalizeImages(images));
}
