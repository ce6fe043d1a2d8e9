'use client';
import { useLayoutEffect } from 'react';
import type { Gallery } from '../gallery';

/** Controls of which one takes the focus of the other. */
const PAIRS = ['.ks-main-arrow', '.ks-zoom-button'];

/** Moves focus off a control that has just been disabled or removed. */
export function useFocusRecovery(gallery: Gallery, change: unknown): void {
  // Read here, because some browsers move the focus off a disabled control before effects run.
  const focused = document.activeElement;
  useLayoutEffect(() => {
    const element = gallery.endModal && gallery.dialog;
    const active = document.activeElement;
    if (
      !element ||
      (active !== document.body && !active?.matches('dialog.ks-modal-gallery :disabled'))
    )
      return;
    const pair = PAIRS.find((selector) => focused?.matches(selector));
    const opposite = pair ? element.querySelector<HTMLElement>(`${pair}:not(:disabled)`) : null;
    (opposite ?? element).focus({ preventScroll: true });
  }, [gallery, change, focused]);
}
