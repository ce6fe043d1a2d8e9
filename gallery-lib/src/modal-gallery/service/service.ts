import { checkId } from '../../core/config/validate';
import type { AnyImage, GalleryImage } from '../../model/image';
import type {
  ModalGalleryConfig,
  ModalGalleryIndexConfig,
  ModalGalleryRef,
  ModalGalleryService,
} from '../../model/modal-gallery';
import { checkOpening } from '../check-opening';
import { getMissingCode, loadCode } from '../features';
import { createHandle, openHandles, register } from '../handles';
import { normalizeContent } from '../normalize-content';
import { showGallery } from './service-portal';

/** Opens, closes and updates modal galleries, inside and outside components. On the server `open` returns a closed handle. */
export const modalGalleryService: ModalGalleryService = {
  open<T extends AnyImage>(config: ModalGalleryConfig<T> | ModalGalleryIndexConfig<T>) {
    // In JavaScript the argument may be missing.
    const name = checkId('Modal gallery', config?.id);
    const content = normalizeContent(config);
    checkOpening(name, content, content.defaultIndex === undefined);
    const handle = createHandle(config.id, name, content);
    if (typeof document !== 'undefined') {
      register(handle);
      handle.isFromService = true;
      showGallery(handle);
      loadCode(getMissingCode(handle.content));
    }
    return handle.ref as unknown as ModalGalleryRef<T>;
  },
  close(id, clickOutside = false) {
    const handle = openHandles.get().find((other) => other.id === id);
    const closesOutside = handle?.content.libConfig?.enableCloseOutside ?? true;
    if (!clickOutside || closesOutside) handle?.ref.closeModal();
  },
  updateModalImages(images, id) {
    for (const handle of openHandles.get()) {
      if (id === undefined || handle.id === id) {
        // The handle does not know the type of the images of the caller.
        handle.ref.updateImages(images as readonly GalleryImage[]);
      }
    }
  },
};
