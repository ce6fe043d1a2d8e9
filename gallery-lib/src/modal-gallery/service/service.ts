import { checkId, checkInterval } from '../../core/config/rules';
import type { AnyImage } from '../../model/image';
import type {
  ModalGalleryConfig,
  ModalGalleryIndexConfig,
  ModalGalleryRef,
  ModalGalleryService,
} from '../../model/modal-gallery';
import { checkOpening } from '../gallery/check-opening';
import type { GivenContent } from '../gallery/content';
import { galleryCode } from '../shell/load-gallery';
import { openGalleries } from '../gallery/open-galleries';
import { openPending } from './pending';
import { showOpening } from './service-portal';

/** Opens, closes and updates modal galleries, inside and outside components. On the server `open` returns a closed gallery. */
export const modalGalleryService: ModalGalleryService = {
  open<T extends AnyImage>(config: ModalGalleryConfig<T> | ModalGalleryIndexConfig<T>) {
    // In JavaScript the argument may be missing.
    const name = checkId('Modal gallery', config?.id);
    // The gallery knows the images of the caller by another type.
    const given = {
      ...config,
      images: [...(config.images ?? [])],
    } as unknown as GivenContent<AnyImage>;
    if (process.env.NODE_ENV !== 'production')
      checkOpening(name, given, given.defaultIndex === undefined);
    const { slideConfig } = given.config ?? given.libConfig ?? {};
    checkInterval(name, 'slideConfig.playConfig', slideConfig?.playConfig?.interval ?? 1);
    const { id } = config;
    const gallery = galleryCode.get().code?.startGallery(id, name, given);
    if (gallery?.ref.isOpen) showOpening({ id, ref: gallery.ref, given, gallery });
    return (gallery?.ref ?? openPending(id, name, given)) as unknown as ModalGalleryRef<T>;
  },
  close(id, clickOutside = false) {
    const gallery = openGalleries.get().find((other) => other.id === id);
    const closesOutside = gallery?.content.libConfig?.enableCloseOutside ?? true;
    if (!clickOutside || closesOutside) gallery?.ref.closeModal();
  },
  updateModalImages(images, id) {
    for (const gallery of openGalleries.get()) {
      if (id === undefined || gallery.id === id) gallery.ref.updateImages(images);
    }
  },
};
