import { checkModalGallery } from '../../core/config/check-modal';
import { checkId } from '../../core/config/check-id';
import type { AnyImage, GalleryImage } from '../../model/image';
import type {
  ModalGalleryConfig,
  ModalGalleryIndexConfig,
  ModalGalleryRef,
  ModalGalleryService,
} from '../../model/modal-gallery';
import {
  createGallery,
  normalizeContent,
  openGalleries,
  register,
  type GivenContent,
} from '../gallery';
import { loadGallery } from '../shell/gallery-code';
import { showGallery } from './service-portal';

/** Opens, closes and updates modal galleries, inside and outside components. On the server `open` returns a closed gallery. */
export const modalGalleryService: ModalGalleryService = {
  open<T extends AnyImage>(config: ModalGalleryConfig<T> | ModalGalleryIndexConfig<T>) {
    // In JavaScript the argument may be missing.
    const name = checkId('Modal gallery', config?.id);
    const content = normalizeContent(config);
    if (process.env.NODE_ENV !== 'production')
      checkModalGallery(name, content, content.defaultIndex === undefined);
    const gallery = createGallery(config.id, name, content);
    if (gallery.ref.isOpen) {
      register(gallery);
      gallery.isFromService = true;
      // The gallery knows the images of the caller by another type.
      showGallery(gallery, config as unknown as GivenContent<AnyImage>);
      loadGallery(config);
    }
    return gallery.ref as unknown as ModalGalleryRef<T>;
  },
  close(id, clickOutside = false) {
    const gallery = openGalleries.get().find((other) => other.id === id);
    const closesOutside = gallery?.content.libConfig?.enableCloseOutside ?? true;
    if (!clickOutside || closesOutside) gallery?.ref.closeModal();
  },
  updateModalImages(images, id) {
    for (const gallery of openGalleries.get()) {
      if (id === undefined || gallery.id === id) {
        // The gallery does not know the type of the images of the caller.
        gallery.ref.updateImages(images as readonly GalleryImage[]);
      }
    }
  },
};
