import type { GalleryErrorCode } from 'ks-gallery-react';

/** What each code of a `GalleryError` says; the type makes sure that none is forgotten. */
export const errorCodes: Readonly<Record<GalleryErrorCode, string>> = {
  INVALID_ID: 'The id of a gallery is missing, is not a whole number or is below 0.',
  DUPLICATE_ID:
    'The id is in use by another gallery of the same kind. A plain gallery, a carousel and a modal gallery may share one.',
  EMPTY_IMAGES: 'A carousel or a modal gallery was given no image.',
  MISSING_CURRENT_IMAGE: '`currentImage` is missing, or no image in `images` has its id.',
  INVALID_INTERVAL: 'The `interval` of a `PlayConfig` is 0 or less.',
  LAYOUT_MISMATCH:
    'The layout does not fit the strategy of a plain gallery, or has no `breakConfig`.',
  UNKNOWN_BUTTON_TYPE: 'A custom button has a `type` that is no member of `ButtonType`.',
  INVALID_IMAGE: 'An image has no `id` of at least 0, or no `modal` part.',
};
