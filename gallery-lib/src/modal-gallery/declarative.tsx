'use client';
import { useEffect, useRef } from 'react';
import { isDeepEqual } from '../core/is-deep-equal';
import type { ButtonEvent, ImageModalEvent } from '../model/events';
import type { ModalGalleryConfig } from '../model/modal-gallery';
import { preloadView } from './lazy-view';
import { startSession } from './service';
import type { ModalSession } from './session';

/** Props of `ModalGallery`: the argument of `open`, and a callback for each stream of its handle. */
export interface ModalGalleryProps extends ModalGalleryConfig {
  /** Shows the gallery while true. */
  open: boolean;
  /** Called with `false` when the gallery closes while it is mounted and `open` is true. */
  onOpenChange?: (open: boolean) => void;
  /** Called for each event of `close$`: once, when the gallery closes. */
  onClose?: (event: ImageModalEvent) => void;
  /** Called for each event of `show$`; `result` is the 1-based position of the image. */
  onShow?: (event: ImageModalEvent) => void;
  /** Called for each event of `firstImage$`: the first image is reached. */
  onFirstImage?: (event: ImageModalEvent) => void;
  /** Called for each event of `lastImage$`: the last image is reached. */
  onLastImage?: (event: ImageModalEvent) => void;
  /** Called for each event of `hasData$`: after opening and after an update of the images. */
  onHasData?: (event: ImageModalEvent) => void;
  /** Called for each event of `buttonBeforeHook$`: before the action of an upper button. */
  onButtonBeforeHook?: (event: ButtonEvent) => void;
  /** Called for each event of `buttonAfterHook$`: after the action of an upper button, except the close button. */
  onButtonAfterHook?: (event: ButtonEvent) => void;
}

/**
 * Modal gallery controlled by `open`. A change of `images` or `libConfig` takes effect immediately. Follows the modal
 * dialog pattern of the WAI-ARIA Authoring Practices.
 * @throws GalleryError as listed at `ModalGalleryService.open`, when `open` becomes true.
 */
export function ModalGallery(props: ModalGalleryProps): null {
  const { open, id, images, libConfig } = props;
  const latest = useRef(props);
  const session = useRef<ModalSession | undefined>(undefined);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(preloadView, []);

  useEffect(() => {
    if (!open) return;
    const current = startSession({ ...latest.current, id });
    const { ref } = current;
    let hasEmitted = false;
    session.current = current;
    ref.show$.subscribe((event) => latest.current.onShow?.(event));
    ref.firstImage$.subscribe((event) => latest.current.onFirstImage?.(event));
    ref.lastImage$.subscribe((event) => latest.current.onLastImage?.(event));
    ref.hasData$.subscribe((event) => {
      hasEmitted = true;
      latest.current.onHasData?.(event);
    });
    ref.buttonBeforeHook$.subscribe((event) => latest.current.onButtonBeforeHook?.(event));
    ref.buttonAfterHook$.subscribe((event) => latest.current.onButtonAfterHook?.(event));
    ref.close$.subscribe((event) => {
      // StrictMode mounts twice; the first opening emits nothing, so its closing must not either.
      if (hasEmitted) latest.current.onClose?.(event);
      // The cleanup resets `session`: the parent already knows that `open` is false.
      if (session.current === current) latest.current.onOpenChange?.(false);
    });
    return () => {
      session.current = undefined;
      ref.closeModal();
    };
  }, [open, id]);

  const latestImages = useRef(images);
  useEffect(() => {
    // The parent may create the array at every render, so compare its content.
    if (isDeepEqual(latestImages.current, images)) return;
    latestImages.current = images;
    const current = session.current;
    if (current && current.getState().images !== images) current.ref.updateImages(images);
  }, [images]);

  useEffect(() => {
    const current = session.current;
    if (current && !isDeepEqual(current.getOptions(), libConfig)) {
      current.configure(libConfig);
    }
  }, [libConfig]);

  return null;
}
