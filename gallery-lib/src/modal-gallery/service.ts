import { checkId } from '../core/validate';
import { Action } from '../model/enums';
import type { GalleryImage } from '../model/image';
import type {
  ModalGalleryConfig,
  ModalGalleryRef,
  ModalGalleryService,
} from '../model/modal-gallery';
import { openSessions, register } from './open-sessions';
import { ensureRoot } from './service-portal';
import { createSession } from './session';
import { createRef, createStreams } from './streams';

/** Opens, closes and updates modal galleries, inside and outside components. On the server `open` returns a closed handle. */
export const modalGalleryService: ModalGalleryService = {
  open<T extends GalleryImage>(config: ModalGalleryConfig<T>) {
    // In JavaScript the argument may be missing.
    const id = config?.id;
    const name = checkId('Modal gallery', id);
    let ref: ModalGalleryRef;
    if (typeof document === 'undefined') ref = createRef(id, name, createStreams());
    else {
      // The state holds the images of the caller, whose type it does not know.
      const content = config as unknown as ModalGalleryConfig;
      const session = createSession({ ...content, name }, openSessions.get().at(-1));
      session.isFromService = true;
      register(session);
      ensureRoot();
      ref = session.ref;
    }
    return ref as ModalGalleryRef<T>;
  },
  close(id, clickOutside = false) {
    const session = openSessions.get().find((other) => other.id === id);
    if (session && (!clickOutside || session.getConfig().enableCloseOutside)) {
      session.move('close', Action.NORMAL);
    }
  },
  updateModalImages(images, id) {
    for (const session of openSessions.get()) {
      if (id === undefined || session.id === id) session.ref.updateImages(images);
    }
  },
};
