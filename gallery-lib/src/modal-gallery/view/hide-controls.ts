'use client';
import { useEffect } from 'react';
import type { Gallery } from '../gallery/gallery';

/** What the user is reading or about to use; the controls stay as long as one of these is there. */
const KEEPS = [
  // The close button has this mark, and no focus ring, after a mouse has opened the gallery.
  ':is(.ks-header, .ks-dots, .ks-thumbnails, .ks-arrow-place, .ks-side-preview) :focus-visible:not([data-quiet])',
  '.ks-side-preview:focus-visible',
  '.ks-key-list[open]',
  '.ks-info-panel',
  '.ks-share',
  '[aria-expanded="true"]',
  '.ks-figure:is([data-status="loading"], [data-status="failed"])',
].join();

/** Control under the mouse. A touch leaves its control hovered. */
const HOVERED = ':is(.ks-header, .ks-dots, .ks-thumbnails, .ks-arrow-place) button:hover';

const EVENTS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'] as const;

interface HideControlsProps {
  gallery: Gallery;
  /** Time in ms without input. */
  hideAfter: number;
}

/**
 * Hides the controls of a gallery while the user only looks: the stylesheet makes them transparent, so that they keep
 * their names, and a tap acts on what is there.
 */
export function HideControls({ gallery, hideAfter }: HideControlsProps): undefined {
  useEffect(() => {
    const { dialog } = gallery;
    if (!dialog) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMouse = false;
    // Without a close button the dialog itself has focus.
    let isOpenedByKey = dialog.matches(':focus-visible');
    const hide = () => {
      const isKept = isOpenedByKey || dialog.querySelector(KEEPS);
      if (isKept || (isMouse && dialog.querySelector(HOVERED))) wait();
      else dialog.dataset.idle = '';
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(hide, hideAfter);
    };
    const show = (event: Event) => {
      const { pointerType, movementX, movementY } = event as PointerEvent;
      if (event.type.startsWith('pointer')) {
        isMouse = pointerType === 'mouse';
        // Browsers report a move where the page below the mouse has moved.
        if (event.type === 'pointermove' && isMouse && !movementX && !movementY) return;
        isOpenedByKey = false;
      }
      delete dialog.dataset.idle;
      wait();
    };
    for (const type of EVENTS)
      dialog.addEventListener(type, show, { capture: true, passive: true });
    wait();
    return () => {
      clearTimeout(timer);
      for (const type of EVENTS) dialog.removeEventListener(type, show, { capture: true });
      delete dialog.dataset.idle;
    };
  }, [gallery, hideAfter]);
}
