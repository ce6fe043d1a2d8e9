import { freeze } from './freeze';

/** The names and tooltips that a plain gallery has. */
export const PLAIN_LABELS = freeze({
  plainGalleryContentAriaLabel: 'Plain gallery content',
  plainGalleryContentTitle: '',
});
