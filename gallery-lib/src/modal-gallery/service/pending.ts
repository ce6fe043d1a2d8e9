import { claimId } from '../../core/registry';
import { Action } from '../../model/enums';
import { ImageModalEvent } from '../../model/events';
import type { AnyImage } from '../../model/image';
import type { ModalGalleryRef } from '../../model/modal-gallery';
import { checkUpdate } from '../gallery/check-opening';
import type { GivenContent } from '../gallery/content';
import { galleryCode, loadGallery } from '../shell/load-gallery';
import { openGalleries, type OpenGallery } from '../gallery/open-galleries';
import { createStreams, nameStreams } from '../gallery/streams';
import { showOpening, type ServiceOpening } from './service-portal';

/**
 * Opens a gallery whose code has not arrived: with a dialog that can only be closed, and commands that wait for it.
 * @throws GalleryError `DUPLICATE_ID`
 */
export function openPending(
  id: number,
  name: string,
  given: GivenContent<AnyImage>,
): ModalGalleryRef {
  const streams = createStreams();
  const commands: ((ref: ModalGalleryRef) => void)[] = [];
  /** Handle of the gallery itself. */
  let own: ModalGalleryRef | undefined;
  let isOpen = typeof document !== 'undefined' && given.images.length > 0;
  const run = (command: (ref: ModalGalleryRef) => void) => {
    if (own) command(own);
    else commands.push(command);
  };
  const ref: ModalGalleryRef = {
    id,
    get isOpen() {
      return own ? own.isOpen : isOpen;
    },
    ...nameStreams(streams),
    closeModal() {
      own?.closeModal();
      if (!isOpen) return;
      end();
      streams.close.emit(new ImageModalEvent(id, Action.NORMAL, true));
    },
    navigateTo: (index) => run((handle) => handle.navigateTo(index)),
    updateImages(images) {
      if (process.env.NODE_ENV !== 'production') checkUpdate(name, images);
      const copy = [...images];
      run((handle) => handle.updateImages(copy));
    },
  };
  if (!isOpen) return ref;
  const { config, libConfig } = given;
  const pending: OpenGallery = { id, ref, content: { libConfig: config ?? libConfig } };
  const release = claimId('Modal gallery', id);
  openGalleries.set([...openGalleries.get(), pending]);
  const opening: ServiceOpening = showOpening({ id, ref, given });
  const end = () => {
    isOpen = false;
    release();
    unsubscribe();
    openGalleries.set(openGalleries.get().filter((other) => other !== pending));
  };
  const unsubscribe = galleryCode.subscribe(() => {
    const { code } = galleryCode.get();
    if (!code) return;
    end();
    const gallery = code.startGallery(id, name, given, streams);
    own = gallery.ref;
    // Applications know this handle.
    Object.assign(gallery, { ref });
    opening.gallery = gallery;
    for (const command of commands) command(own);
  });
  loadGallery();
  return ref;
}
