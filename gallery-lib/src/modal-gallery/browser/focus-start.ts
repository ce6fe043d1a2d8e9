/**
 * Moves focus to the close button, or to the dialog without one. Without a focus ring, as after a click, the button does
 * not get one at the first key, which moves the images: it is marked until focus leaves it.
 */
export function focusStart(dialog: HTMLElement): void {
  const closeButton = dialog.querySelector<HTMLElement>('[data-initial-focus]');
  (closeButton ?? dialog).focus({ preventScroll: true });
  if (!closeButton || closeButton.matches(':focus-visible')) return;
  closeButton.dataset.quiet = '';
  closeButton.addEventListener('blur', () => delete closeButton.dataset.quiet, { once: true });
}
