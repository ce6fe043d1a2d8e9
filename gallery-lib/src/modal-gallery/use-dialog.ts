'use client';
import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { closeOnBack } from './history';
import { lockScroll } from './scroll-lock';
import type { ModalSession } from './session';

const FOCUSABLE = 'button:not(:disabled), a[href], input, select, textarea, [tabindex="0"]';

/** Moves focus from the last control to the first and back, so that Tab never leaves an open dialog. */
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

/**
 * Opens a dialog in the top layer with the page behind inert and still, focus on its close button, and gives focus
 * back when it goes.
 */
export function useDialog(
  dialogRef: RefObject<HTMLDialogElement | null>,
  closeButton: RefObject<HTMLButtonElement | null>,
  session: ModalSession,
): void {
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    // A browser without modal dialogs still shows it.
    if (dialog.showModal) dialog.showModal();
    else dialog.setAttribute('open', '');
    (closeButton.current ?? dialog).focus({ preventScroll: true });
    const unlock = lockScroll();
    return () => {
      unlock();
      const active = document.activeElement;
      // Focus that is in a gallery above this one stays there.
      const hadFocus = !active || active === document.body || dialog.contains(active);
      dialog.close?.();
      if (!hadFocus) return;
      session.openers.find((opener) => opener.isConnected)?.focus({ preventScroll: true });
    };
  }, [dialogRef, closeButton, session]);

  const push = session.getConfig().closeOnBack === 'push';
  useEffect(() => closeOnBack(session, push), [session, push]);
}
