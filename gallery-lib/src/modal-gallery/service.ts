import { createEmitter } from '../core/stream';
import { checkId } from '../core/validate';
import type { ImageModalEvent, ButtonEvent } from '../model/events';
import type { GalleryImage } from '../model/image';
import type {
  ModalGalleryConfig,
  ModalGalleryRef,
  ModalGalleryService,
} from '../model/modal-gallery';
import { Action } from '../model/enums';
import { ensurePortal } from './ensure-portal';
import { openSession, openSessions } from './registry';
import type { ModalSession } from './session';

let providers = 0;

/** Counts a mounted provider. Returns a function that removes it and closes the galleries that it rendered. */
export function addProvider(): () => void {
  providers += 1;
  return () => {
    providers -= 1;
    const rendered = openSessions();
    // StrictMode unmounts and mounts again within the same task; galleries stay open.
    setTimeout(() => {
      if (providers > 0) return;
      for (const session of rendered) session.ref.closeModal();
    });
  };
}

/** Opens a session and ensures that it is rendered. */
export function startSession<T extends GalleryImage>(config: ModalGalleryConfig<T>): ModalSession {
  const session = openSession(config);
  ensurePortal(providers);
  return session;
}

/** Returns the closed handle that `open` returns on the server. */
function closedRef(id: number): ModalGalleryRef {
  checkId('Modal gallery', id);
  const images = () => createEmitter<ImageModalEvent>().stream;
  const buttons = () => createEmitter<ButtonEvent>().stream;
  return {
    id,
    isOpen: false,
    close$: images(),
    show$: images(),
    firstImage$: images(),
    lastImage$: images(),
    hasData$: images(),
    buttonBeforeHook$: buttons(),
    buttonAfterHook$: buttons(),
    closeModal() {},
    navigateTo() {},
    updateImages() {},
  };
}

/** Opens, closes and updates modal galleries, inside and outside components. On the server `open` returns a closed handle. */
export const modalGalleryService: ModalGalleryService = {
  open<T extends GalleryImage>(config: ModalGalleryConfig<T>) {
    const ref = typeof document === 'undefined' ? closedRef(config?.id) : startSession(config).ref;
    return ref as ModalGalleryRef<T>;
  },
  close(id, clickOutside = false) {
    const session = openSessions().find((other) => other.id === id);
    if (session && (!clickOutside || session.getConfig().enableCloseOutside)) {
      session.dispatch({ type: 'close', action: Action.NORMAL });
    }
  },
  updateModalImages(images, id) {
    for (const session of openSessions()) {
      if (id === undefined || session.id === id) session.ref.updateImages(images);
    }
  },
};
