'use client';
import { useLayoutEffect } from 'react';
import { getFocusedElement } from '../../core/elements';
import type { Gallery } from '../gallery/gallery';

/** Controls, and those that take their focus: the other one, or the one in the slide that has become active. */
const SUCCESSORS = [
  ['.ks-zoom-button', '.ks-zoom-button:not(:disabled)'],
  ['.ks-track-button', '.ks-current-button'],
] as const;

/** Elements of a gallery that lose the focus at the next frame. An arrow is shown to a keyboard and keeps it. */
const LOSING =
  'dialog.ks-modal-gallery :is(:disabled, [inert] *, .ks-main-arrow[aria-disabled]:not(:focus-visible))';

/** Moves focus off a control that has just been disabled, hidden, removed or left with its slide. */
export function useFocusRecovery(gallery: Gallery, change: unknown): void {
  // Read here, because some browsers move the focus off a disabled control before effects run.
  const page = gallery.dialog?.ownerDocument;
  const focused = getFocusedElement(page);
  const isVisible = focused?.matches(':focus-visible');
  useLayoutEffect(() => {
    const element = gallery.endModal && gallery.dialog;
    const active = getFocusedElement(page);
    if (!element || (active !== element.ownerDocument.body && !active?.matches(LOSING))) return;
    const [, successor] = SUCCESSORS.find(([selector]) => focused?.matches(selector)) ?? [];
    const next = successor && element.querySelector<HTMLElement>(successor);
    // After a click on an image with the mouse, the next one has no focus ring.
    const isKept = next && (isVisible || !next.matches('.ks-current-button'));
    (isKept ? next : element).focus({ preventScroll: true });
  }, [gallery, change, page, focused, isVisible]);
}
