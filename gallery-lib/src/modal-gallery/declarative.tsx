'use client';
import { useEffect, useRef } from 'react';
import { sameContent } from '../core/same-content';
import type { ButtonEvent, ImageModalEvent } from '../model/events';
import type { ModalGalleryConfig } from '../model/modal-gallery';
import { preloadView } from './lazy-view';
import { startSession } from './service';
import type { ModalSession } from './session';

/** Props of `ModalGallery`: what `open` takes, and a callback for each stream of its handle. */
export interface ModalGalleryProps extends ModalGalleryConfig {
  /** Whether the gallery is shown. */
  open: boolean;
  /** Told `false` when the gallery closes by itself. */
  onOpenChange?: (open: boolean) => void;
  /** Listens to `close$`. */
  onClose?: (event: ImageModalEvent) => void;
  /** Listens to `show$`. */
  onShow?: (event: ImageModalEvent) => void;
  /** Listens to `firstImage$`. */
  onFirstImage?: (event: ImageModalEvent) => void;
  /** Listens to `lastImage$`. */
  onLastImage?: (event: ImageModalEvent) => void;
  /** Listens to `hasData$`. */
  onHasData?: (event: ImageModalEvent) => void;
  /** Listens to `buttonBeforeHook$`. */
  onButtonBeforeHook?: (event: ButtonEvent) => void;
  /** Listens to `buttonAfterHook$`. */
  onButtonAfterHook?: (event: ButtonEvent) => void;
}

/** A modal gallery that is open while `open` is true; new `images` and a new `libConfig` take effect at once. */
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
    let told = false;
    session.current = current;
    ref.show$.subscribe((event) => latest.current.onShow?.(event));
    ref.firstImage$.subscribe((event) => latest.current.onFirstImage?.(event));
    ref.lastImage$.subscribe((event) => latest.current.onLastImage?.(event));
    ref.hasData$.subscribe((event) => {
      told = true;
      latest.current.onHasData?.(event);
    });
    ref.buttonBeforeHook$.subscribe((event) => latest.current.onButtonBeforeHook?.(event));
    ref.buttonAfterHook$.subscribe((event) => latest.current.onButtonAfterHook?.(event));
    ref.close$.subscribe((event) => {
      // StrictMode mounts twice: of an opening that was not told, the closing is not either.
      if (told) latest.current.onClose?.(event);
      // Closing because `open` turned false is no news to the caller.
      if (session.current === current) latest.current.onOpenChange?.(false);
    });
    return () => {
      session.current = undefined;
      ref.closeModal();
    };
  }, [open, id]);

  useEffect(() => {
    const current = session.current;
    if (current && current.getState().images !== images) current.ref.updateImages(images);
  }, [images]);

  useEffect(() => {
    const current = session.current;
    // Callers may write the object in place at every render: only its content counts.
    if (current && !sameContent(current.getGiven(), libConfig)) {
      current.configure(libConfig);
    }
  }, [libConfig]);

  return null;
}
