import { freeze } from './freeze';

/** Texts shown while something loads, or after it failed to. */
export const LOADING_LABELS = freeze({
  loadingSpinnerAriaLabel: 'The current image is loading. Please be patient.',
  imageErrorText: 'This image could not be loaded.',
  imageRetryText: 'Try again',
});

/** Accessible name of the dialog of a modal gallery. */
export const DIALOG_LABEL = 'Modal gallery content';

/** Accessible name of the built-in close button. */
export const CLOSE_LABEL = 'Close this modal image gallery';
