'use client';
import { useLayoutEffect, type RefObject } from 'react';

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
    const opposite = active?.matches('.ks-main-arrow')
      ? element.querySelector<HTMLElement>('.ks-main-arrow:not(:disabled)')
      : null;
    (opposite ?? element).focus({ preventScroll: true });
  }, [dialog, change]);
}
