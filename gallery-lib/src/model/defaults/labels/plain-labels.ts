import { freeze } from '../freeze';

/** Accessible names and tooltips of a plain gallery. */
export const PLAIN_LABELS = freeze({
  imageAriaLabel: 'Image {position}',
  imageTitle: 'Image {position}/{total}',
  plainGalleryContentAriaLabel: 'Plain gallery content',
  plainGalleryContentTitle: '',
  mainPrevImageAriaLabel: 'Previous image',
  mainNextImageAriaLabel: 'Next image',
  fullViewCloseAriaLabel: 'Close',
  fullViewFileText: 'Open the file',
  videoAriaLabel: 'Video: {name}',
});
