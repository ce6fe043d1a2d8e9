import { checkModalGallery } from '../core/config/check-modal';
import type { AnyImage } from '../model/image';
import { normalizeContent } from './gallery';
import type { ModalGalleryProps } from './props';

/**
 * Checks the props of a modal gallery, for development.
 * @throws GalleryError as listed at `ModalGallery`
 */
export function checkProps<T extends AnyImage>(name: string, props: ModalGalleryProps<T>): void {
  checkModalGallery(name, normalizeContent(props));
}
