import { PENDING_LABELS } from '../model/defaults/loading-labels';
import { findImageInUrl } from '../core/links';
import type { ModalGalleryContent } from '../model/modal-gallery';
import type { GalleryHandle } from './handles';
import { replaceHash } from './history-entry';
import { codeStore, loadCode } from './lazy-code';
import { findOpeners, keepOpeners } from './opener';
import { holdBack } from './pending-history';

function createElement(
  tag: string,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

function createButton(attributes: Record<string, string>, text: string, onClick: () => void) {
  const button = createElement('button', { type: 'button', ...attributes }, text);
  button.addEventListener('click', onClick);
  return button;
}

/** Returns the spinner, or after a failure a message with a retry button. */
function createContent(labels: typeof PENDING_LABELS): HTMLElement {
  if (codeStore.get() === 'failed') {
    const retry = createButton({ class: 'ks-retry' }, labels.imageRetryText, () => {
      // The button, which has focus, is about to be removed.
      retry.closest('dialog')?.focus();
      void loadCode();
    });
    const message = createElement('p', {}, labels.imageErrorText);
    return createElement('div', { class: 'ks-error' }, message, retry);
  }
  const rings = [1, 2, 3].map(() => createElement('i', {}));
  return createElement(
    'div',
    { class: 'ks-loading', role: 'status', 'aria-label': labels.loadingSpinnerAriaLabel },
    createElement('span', { class: 'ks-spinner ks-spinner-1' }, ...rings),
  );
}

function createDialog(labels: typeof PENDING_LABELS, onClose: () => void) {
  const close = createButton(
    { class: 'ks-upper-button', 'aria-label': labels.closeAriaLabel },
    '',
    onClose,
  );
  close.append(createElement('span', { class: 'ks-icon close-image' }));
  const dialog = createElement(
    'dialog',
    {
      class: 'ks-modal-gallery ks-modal-gallery-panel',
      'data-state': 'loading',
      'aria-modal': 'true',
      'aria-label': labels.modalGalleryContentAriaLabel,
    },
    createElement('div', { class: 'ks-modal-gallery-backdrop' }),
    createElement(
      'div',
      { class: 'ks-header' },
      createElement('div', { class: 'ks-upper-buttons' }, close),
    ),
    createContent(labels),
  ) as HTMLDialogElement;
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    onClose();
  });
  return dialog;
}

/**
 * Shows a dialog with a loading state until the code of the gallery has arrived. It closes on Escape, on Back and by its
 * button, and offers to try again after a failure. Returns a function that removes it.
 */
export function showPendingDialog(
  { linkName, ref }: GalleryHandle,
  { images, libConfig }: Pick<ModalGalleryContent, 'images' | 'libConfig'>,
): () => void {
  const openers = findOpeners();
  keepOpeners(openers);
  const labels = { ...PENDING_LABELS, ...libConfig?.accessibilityConfig };
  const dialog = createDialog(labels, ref.closeModal);
  document.body.append(dialog);
  // Browsers without modal dialogs show it non-modally.
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
  const unsubscribe = codeStore.subscribe(() =>
    dialog.lastElementChild?.replaceWith(createContent(labels)),
  );
  const isInUrl = () => findImageInUrl(linkName, images) >= 0;
  const push = libConfig?.closeOnBack !== 'close';
  // A gallery opened from the URL has its entry, which Back leaves, already.
  const release = push || isInUrl() ? holdBack(ref.closeModal, push && !isInUrl()) : undefined;
  void loadCode();
  return () => {
    if (!dialog.isConnected) return;
    const isReplaced = typeof codeStore.get() !== 'string';
    unsubscribe();
    release?.();
    // The gallery asks for it in the commit that shows it.
    if (isReplaced) queueMicrotask(keepOpeners);
    else keepOpeners();
    dialog.remove();
    if (!ref.isOpen && isInUrl()) replaceHash('');
    if (!isReplaced) openers.find((opener) => opener.isConnected)?.focus({ preventScroll: true });
  };
}
