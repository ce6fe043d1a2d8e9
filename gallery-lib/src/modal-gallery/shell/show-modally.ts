import { guardPresses } from './guard-presses';
import { focusStart } from '../focus/focus-start';

/** Shows a dialog above the page, with focus in it. */
export function showModally(dialog: HTMLDialogElement): void {
  guardPresses(dialog);
  // Browsers without modal dialogs show it non-modally.
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
  focusStart(dialog);
}
