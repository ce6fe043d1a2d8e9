/** The code of a `GalleryError`. */
export type GalleryErrorCode =
  | 'INVALID_ID'
  | 'DUPLICATE_ID'
  | 'EMPTY_IMAGES'
  | 'MISSING_CURRENT_IMAGE'
  | 'INVALID_INTERVAL'
  | 'INVALID_ZOOM'
  | 'INVALID_DURATION'
  | 'INVALID_OPTION'
  | 'LAYOUT_MISMATCH'
  | 'UNKNOWN_BUTTON_TYPE'
  | 'INVALID_IMAGE';

/** Thrown for an invalid configuration; the message names the component, the field, the value and the rule. */
export class GalleryError extends Error {
  override readonly name = 'GalleryError';

  constructor(
    /** The violated rule. */
    readonly code: GalleryErrorCode,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}
