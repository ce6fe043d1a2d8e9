import { freeze } from './freeze';

/** Accessible names and tooltips of a plain gallery. */
export const PLAIN_LABELS = freeze({
  plainGalleryContentAriaLabel: 'Plain gallery content',
  plainGalleryContentTitle: '',
});
