/** Zooming of the active image of the modal gallery. */
export interface ZoomConfig {
  /** Enables pinching, Ctrl + wheel, the trackpad, keys and double taps. */
  enable?: boolean;
  /** Adds the buttons zoom in and zoom out to the toolbar. */
  buttons?: boolean;
  /**
   * Pointers whose double tap zooms in, and out again: `touch`, or with `true` also mouse and pen. The first of two taps
   * must not act, so a tap or click on the image waits 300 ms for a second one.
   */
  doubleTap?: 'touch' | boolean;
  /** Action of the wheel without a modifier key: `pan` moves an enlarged image, `zoom` zooms. */
  wheel?: 'pan' | 'zoom';
  /**
   * Maximum relative to the size at which the image fits, at least 1. An image whose file is larger can be zoomed to one
   * image pixel per CSS pixel, at most to 10. Throws `INVALID_ZOOM` unless at least 1.
   */
  max?: number;
}

/** Closing of the modal gallery by dragging the active image up or down. */
export interface DismissConfig {
  /** Directions that close: `both`, `down`, or `false` for none. */
  enable?: 'both' | 'down' | false;
  /** Also with the mouse, which then cannot drag the image to another window. */
  mouse?: boolean;
}

/** Movement with which the modal gallery opens and closes. With reduced motion there is none. */
export interface OpeningConfig {
  /**
   * Opens the image out of its thumbnail, and closes it into the thumbnail of the image that is active then. Plain gallery
   * and carousel mark their thumbnails; give yours the attribute `data-ks-image` with the id of the image.
   */
  fromThumbnail?: boolean;
  /** Duration of the movement, or without a thumbnail of the fade, in ms; throws `INVALID_DURATION` unless at least 0. */
  duration?: number;
}
