import type { GalleryErrorCode } from 'ks-gallery-react';

/** The meaning of each code of a `GalleryError`. */
export const errorCodes: Readonly<Record<GalleryErrorCode, string>> = {
  INVALID_ID:
    'The id of a gallery is missing, not an integer or negative, or `linkConfig.name` is empty or contains `#`.',
  DUPLICATE_ID:
    'Another gallery of the same kind has the same id or `linkConfig.name`. A plain gallery, a carousel and a modal gallery may share an id.',
  EMPTY_IMAGES: '`modalGalleryService.open` was called without images.',
  MISSING_CURRENT_IMAGE: '`currentImage` is missing, or `images` does not contain its id.',
  INVALID_INTERVAL: 'The `interval` of a `PlayConfig` is not greater than 0.',
  INVALID_ZOOM: '`zoomConfig.max` is not a number of at least 1.',
  INVALID_DURATION: '`openingConfig.duration` is not a number of at least 0.',
  INVALID_OPTION: 'A text in place of a member of an enum is not the name of one.',
  LAYOUT_MISMATCH:
    'The layout does not fit the strategy of a plain gallery, or has no `breakConfig`.',
  UNKNOWN_BUTTON_TYPE:
    'The `type` of a custom button is not a member of `ButtonType`, or the name of one.',
  INVALID_IMAGE:
    'An image has neither a `modal` part nor `src`, or no `id` of at least 0; flat images need one only with `linkConfig`.',
};
