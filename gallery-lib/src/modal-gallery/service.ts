import { flushSync } from 'react-dom';
import { checkId } from '../core/validate';
import type { GalleryImage } from '../model/image';
import type {
  ModalGalleryConfig,
  ModalGalleryRef,
  ModalGalleryService,
} from '../model/modal-gallery';
import { checkOpening } from './check-opening';
import { createHandle, openHandles, register, type GalleryHandle } from './handles';
import { codeStore } from './lazy-code';
import { showPendingDialog } from './pending-dialog';

/** Shows the gallery, or a dialog with a loading state until its code has arrived. */
function start(handle: GalleryHandle, config: ModalGalleryConfig): void {
  const code = codeStore.get();
  if (typeof code !== 'string') {
    code.startGallery(handle, config);
    return;
  }
  // The application may change its array until the code arrives.
  const opening = { ...config, images: [...config.images] };
  const hide = showPendingDialog(handle, opening);
  const end = () => {
    unsubscribe();
    closing.unsubscribe();
    hide();
  };
  const unsubscribe = codeStore.subscribe(() => {
    const loaded = codeStore.get();
    if (typeof loaded === 'string') return;
    // Both dialogs are open for a moment, so that the page behind does not appear.
    flushSync(() => loaded.startGallery(handle, opening));
    end();
  });
  const closing = handle.ref.close$.subscribe(end);
}

/** Opens, closes and updates modal galleries, inside and outside components. On the server `open` returns a closed handle. */
export const modalGalleryService: ModalGalleryService = {
  open<T extends GalleryImage>(config: ModalGalleryConfig<T>) {
    // In JavaScript the argument may be missing.
    const name = checkId('Modal gallery', config?.id);
    const handle = createHandle(config.id, name, config.libConfig);
    if (typeof document !== 'undefined') {
      checkOpening(name, config);
      register(handle);
      handle.isFromService = true;
      handle.closesOutside = () => config.libConfig?.enableCloseOutside ?? true;
      // The gallery holds the images of the caller, whose type it does not know.
      start(handle, config as unknown as ModalGalleryConfig);
    }
    return handle.ref as unknown as ModalGalleryRef<T>;
  },
  close(id, clickOutside = false) {
    const handle = openHandles.get().find((other) => other.id === id);
    if (handle && (!clickOutside || handle.closesOutside())) handle.ref.closeModal();
  },
  updateModalImages(images, id) {
    for (const handle of openHandles.get()) {
      if (id === undefined || handle.id === id) handle.ref.updateImages(images);
    }
  },
};
