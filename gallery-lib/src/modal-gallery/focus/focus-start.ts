/** Moves focus to the close button, or to the dialog without one. */
export function focusStart(dialog: HTMLElement): void {
  const closeButton = dialog.querySelector<HTMLElement>('[data-initial-focus]');
  (closeButton ?? dialog).focus({ preventScroll: true });
}
