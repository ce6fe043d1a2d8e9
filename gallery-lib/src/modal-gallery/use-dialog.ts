'use client';
import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { closeOnBack } from './history';
import { startMotion } from './opening';
import { lockScroll } from './scroll-lock';
import type { ModalSession } from './session';

const FOCUSABLE = 'button:not(:disabled), a[href], input, select, textarea, [tabindex="0"]';

/** Moves focus from the last control to the first and vice versa, so that Tab stays inside an open dialog. */
export function cycleFocus(
  dialog: HTMLElement,
  event: { shiftKey: boolean; preventDefault(): void },
): void {
  const controls = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) =>
      control.tabIndex >= 0 && control.checkVisibility?.({ visibilityProperty: true }) !== false,
  );
  const first = controls[0];
  const last = controls[controls.length - 1];
  const active = document.activeElement;
  const leaves = event.shiftKey ? active === first || active === dialog : active === last;
  const target = event.shiftKey ? last : first;
  if (!leaves || !target) return;
  event.preventDefault();
  target.focus();
}

/** Moves focus to the close button, or to the dialog without one. */
function focusStart(dialog: HTMLElement): void {
  const closeButton = dialog.querySelector<HTMLElement>('[data-initial-focus]');
  (closeButton ?? dialog).focus({ preventScroll: true });
}

/**
 * Opens a modal dialog, locks scrolling of the page, focuses the close button, and returns focus to the opener on
 * unmount. The dialog is open and has focus before anything moves, and closed before the image has reached its thumbnail.
 */
export function useDialog(
  dialogRef: RefObject<HTMLDialogElement | null>,
  session: ModalSession,
): void {
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    // Browsers without modal dialogs show it non-modally.
    if (dialog.showModal) dialog.showModal();
    else dialog.setAttribute('open', '');
    focusStart(dialog);
    const unlock = lockScroll();
    const endMotion = startMotion(dialog, session);
    return () => {
      const active = document.activeElement;
      // Focus that is in a gallery above this one stays there.
      const hadFocus = !active || active === document.body || dialog.contains(active);
      endMotion();
      unlock();
      dialog.close?.();
      if (!hadFocus) return;
      session.openers.find((opener) => opener.isConnected)?.focus({ preventScroll: true });
    };
  }, [dialogRef, session]);

  const push = session.getConfig().closeOnBack === 'push';
  useEffect(() => closeOnBack(session, push), [session, push]);
}
