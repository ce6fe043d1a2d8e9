'use client';
import { useLayoutEffect, type RefObject } from 'react';

/** Controls of which one takes the focus of the other. */
const PAIRS = ['.ks-main-arrow', '.ks-zoom-button'];

/** Moves focus off a control that has just been disabled or removed. */
export function useFocusRecovery(
  dialog: RefObject<HTMLDialogElement | null>,
  change: unknown,
): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    const active = document.activeElement;
    if (
      !element ||
      (active !== document.body && !active?.matches('dialog.ks-modal-gallery :disabled'))
    )
      return;
    const pair = PAIRS.find((selector) => active?.matches(selector));
    const opposite = pair ? element.querySelector<HTMLElement>(`${pair}:not(:disabled)`) : null;
    (opposite ?? element).focus({ preventScroll: true });
  }, [dialog, change]);
}
