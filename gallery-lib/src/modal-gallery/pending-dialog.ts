import { CLOSE_LABEL, DIALOG_LABEL, LOADING_LABELS } from '../model/defaults/loading-labels';
import type { ModalLibConfig } from '../model/lib-config';
import { ENTRY_KEY, entryDepth } from './history-entry';
import { codeStore, loadCode } from './lazy-code';
import { findOpeners, keepOpeners } from './opener';

function createElement(tag: string, className: string, ...children: (Node | string)[]) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

function createButton(className: string, content: Node | string, onClick: () => void) {
  const button = createElement('button', className, content);
  button.setAttribute('type', 'button');
  button.addEventListener('click', onClick);
  return button;
}

/** Returns the spinner, or after a failure a message with a retry button. */
function createContent(libConfig: ModalLibConfig | undefined): HTMLElement {
  const labels = { ...LOADING_LABELS, ...libConfig?.accessibilityConfig };
  if (codeStore.get() === 'failed') {
    const retry = createButton('ks-retry', labels.imageRetryText, () => void loadCode());
    return createElement('div', 'ks-error', createElement('p', '', labels.imageErrorText), retry);
  }
  const rings = [1, 2, 3].map(() => document.createElement('i'));
  const spinner = createElement('span', 'ks-spinner ks-spinner-1', ...rings);
  const status = createElement('div', 'ks-loading', spinner);
  status.setAttribute('role', 'status');
  status.setAttribute('aria-label', labels.loadingSpinnerAriaLabel);
  return status;
}

function createDialog(libConfig: ModalLibConfig | undefined, onClose: () => void) {
  const close = createButton(
    'ks-upper-button',
    createElement('span', 'ks-icon close-image'),
    onClose,
  );
  close.setAttribute('aria-label', CLOSE_LABEL);
  const dialog = document.createElement('dialog');
  dialog.className = 'ks-modal-gallery ks-modal-gallery-panel';
  dialog.dataset.state = 'loading';
  dialog.setAttribute('aria-modal', 'true');
  const label = libConfig?.accessibilityConfig?.modalGalleryContentAriaLabel ?? DIALOG_LABEL;
  dialog.setAttribute('aria-label', label);
  dialog.append(
    createElement('div', 'ks-modal-gallery-backdrop'),
    createElement('div', 'ks-header', createElement('div', 'ks-upper-buttons', close)),
    createContent(libConfig),
  );
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    onClose();
  });
  return dialog;
}

/** Adds a history entry that Back leaves, and that the code of the gallery takes over when it arrives. */
function holdBack(onBack: () => void): (isReplaced: boolean) => void {
  let pushed = false;
  try {
    const mark = entryDepth(history.state) + 1;
    history.pushState({ ...history.state, [ENTRY_KEY]: mark }, '');
    pushed = true;
  } catch {
    // Without access to the history, the dialog closes in every other way.
  }
  const leave = () => {
    pushed = false;
    onBack();
  };
  addEventListener('popstate', leave, { capture: true });
  return (isReplaced) => {
    removeEventListener('popstate', leave, { capture: true });
    if (pushed && !isReplaced) history.back();
  };
}

/**
 * Shows a dialog with a loading state until the code of the gallery has arrived. It closes on Escape, on Back and by its
 * button, and offers to try again after a failure. Returns a function that removes it.
 */
export function showPendingDialog(
  libConfig: ModalLibConfig | undefined,
  onClose: () => void,
): () => void {
  const openers = findOpeners();
  keepOpeners(openers);
  const dialog = createDialog(libConfig, onClose);
  document.body.append(dialog);
  // Browsers without modal dialogs show it non-modally.
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
  const unsubscribe = codeStore.subscribe(() =>
    dialog.lastElementChild?.replaceWith(createContent(libConfig)),
  );
  const release = libConfig?.closeOnBack === 'close' ? undefined : holdBack(onClose);
  void loadCode();
  return () => {
    const isReplaced = typeof codeStore.get() !== 'string';
    unsubscribe();
    release?.(isReplaced);
    keepOpeners();
    dialog.remove();
    if (!isReplaced) openers.find((opener) => opener.isConnected)?.focus({ preventScroll: true });
  };
}
