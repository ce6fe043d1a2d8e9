import { isComposing, isEditable } from '../../core/editable';
import { getWindow } from '../../core/elements';
import { isOwnTarget } from './own-events';
import { allCopies } from './all-copies';

/**
 * Calls `close` for Escape before layers of other libraries get the key, which listen on the document, unless another
 * gallery has been shown above the dialog. Returns a function that ends this.
 */
export function followEscape(dialog: HTMLDialogElement, close: () => void): () => void {
  const { dialogs } = allCopies;
  const view = getWindow(dialog);
  const onKeyDown = (event: KeyboardEvent) => {
    // Outside of a shadow root the target is its host.
    const [target] = event.composedPath();
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    // A field has its own Escape.
    const isOwn =
      isOwnTarget(target) &&
      !isEditable(target) &&
      (target as Element).closest('dialog') === dialog;
    // Also where the focus is with the browser, unless a dialog in this one closes by the key.
    const isOfPage = target === dialog.ownerDocument.body && !dialog.querySelector('dialog[open]');
    const isTop = [...dialogs].at(-1) === dialog;
    if (!isTop || !(isOwn || isOfPage)) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  dialogs.add(dialog);
  view.addEventListener('keydown', onKeyDown, true);
  return () => {
    dialogs.delete(dialog);
    view.removeEventListener('keydown', onKeyDown, true);
  };
}
