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

/** Thrown for an invalid configuration, in production only for an id, an interval and the images of a carousel; the message names the component, the field, the value and the rule, and in development where to read more. */
export class GalleryError extends Error {
  override readonly name = 'GalleryError';

  constructor(
    /** The violated rule. */
    readonly code: GalleryErrorCode,
    message: string,
  ) {
    let text = `${code}: ${message}`;
    if (process.env.NODE_ENV !== 'production')
      // Packing replaces the file by the URL of the page, where it is known.
      text += ` See ks-gallery-react/docs/troubleshooting.md#${code.toLowerCase()}`;
    super(text);
  }
}
