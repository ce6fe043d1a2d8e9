import { freeze } from './freeze';

/** Texts shown while something loads, or after it failed to. */
export const LOADING_LABELS = freeze({
  loadingSpinnerAriaLabel: 'The current image is loading. Please be patient.',
  imageErrorText: 'This image could not be loaded.',
  imageRetryText: 'Try again',
});

/** Texts of the dialog that is shown until the code of a modal gallery has arrived. */
export const PENDING_LABELS = freeze({
  ...LOADING_LABELS,
  modalGalleryContentAriaLabel: 'Modal gallery content',
  closeAriaLabel: 'Close this modal image gallery',
});
