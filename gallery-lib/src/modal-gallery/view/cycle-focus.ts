import { getFocusedElement } from '../../core/elements';

/** An arrow that leads nowhere is hidden, unless a keyboard is on it. */
const HIDDEN = '.ks-arrow-place > [aria-disabled]:not(:focus-visible)';

const FOCUSABLE = `button:not(:disabled, ${HIDDEN}), a[href], input, select, textarea, summary, iframe, [controls], [tabindex="0"]`;

/** Returns the controls of an open dialog that Tab reaches, in their order. */
export function getControls(dialog: Element): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) =>
      control.tabIndex >= 0 && control.checkVisibility?.({ visibilityProperty: true }) !== false,
  );
}

/** Moves focus from the last control to the first and vice versa, so that Tab stays inside an open dialog. */
export function cycleFocus(
  dialog: HTMLElement,
  event: { shiftKey: boolean; preventDefault(): void },
): void {
  const controls = getControls(dialog);
  if (event.shiftKey) controls.reverse();
  const active = getFocusedElement(dialog.ownerDocument);
  if (active !== controls.at(-1) && !(event.shiftKey && active === dialog)) return;
  event.preventDefault();
  controls[0]?.focus();
}
