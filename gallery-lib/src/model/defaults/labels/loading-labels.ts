import { freeze } from '../freeze';

/** Texts shown while something loads, or after it failed to. */
export const LOADING_LABELS = freeze({
  loadingSpinnerAriaLabel: 'The current image is loading. Please be patient.',
  imageErrorText: 'This image could not be loaded.',
  imageRetryText: 'Try again',
});

/** Texts of the dialog of a modal gallery, which is there before its view. */
export const DIALOG_LABELS = freeze({
  ...LOADING_LABELS,
  modalGalleryContentAriaLabel: 'Modal gallery content',
  modalGalleryContentTitle: '',
  backgroundAriaLabel: 'Modal gallery full screen background',
  backgroundTitle: '',
  closeAriaLabel: 'Close this modal image gallery',
});
