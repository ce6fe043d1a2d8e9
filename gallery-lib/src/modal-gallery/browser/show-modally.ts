import { createSizeObserver, isRendered } from '../../core/elements';
import { focusStart } from './focus-start';
import { guardPresses } from './guard-presses';

/**
 * Shows a dialog above the page, with focus in it, whenever it has a box: React hides what portals contain while
 * something beside them suspends, and below a modal dialog that cannot be seen the page could not be used. `begin` is
 * called each time; it returns a function that closes the dialog and ends what it has begun. Returns a function that
 * ends this.
 */
export function showModally(dialog: HTMLDialogElement, begin: () => () => void): () => void {
  let hide: (() => void) | undefined;
  /** What had focus in the dialog last. */
  let focused: HTMLElement | undefined;
  const show = () => {
    dialog.removeAttribute('open');
    // Browsers without modal dialogs show it non-modally.
    if (dialog.showModal) dialog.showModal();
    else dialog.setAttribute('open', '');
    // Not asked before: it would be laid out twice.
    if (isRendered(dialog)) {
      focusStart(dialog);
      focused?.focus({ preventScroll: true });
      hide = begin();
    } else {
      dialog.close?.();
      // So that it has a box when it can be seen again.
      dialog.setAttribute('open', '');
    }
  };
  const update = () => {
    if (isRendered(dialog) === Boolean(hide)) return;
    if (!hide) show();
    else {
      hide();
      hide = undefined;
      dialog.setAttribute('open', '');
    }
  };
  guardPresses(dialog);
  dialog.addEventListener('focusin', ({ target }) => {
    if (hide) focused = target as HTMLElement;
  });
  show();
  const observer = createSizeObserver(update);
  observer?.observe(dialog);
  return () => {
    observer?.disconnect();
    if (hide) hide();
    else dialog.removeAttribute('open');
  };
}
