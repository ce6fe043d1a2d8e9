/** Zooming of the active image of the modal gallery. */
export interface ZoomConfig {
  /**
   * Enables pinching, Ctrl + wheel, the trackpad, keys and double taps.
   * @defaultValue `true`
   * @alias disable zoom, no zoom, switch off zoom
   */
  enable?: boolean;
  /** Adds the buttons zoom in and zoom out to the toolbar. @defaultValue `false` */
  buttons?: boolean;
  /**
   * Pointers whose double tap zooms in and out: `touch` for fingers and pens, or with `true` also the mouse. A single tap
   * waits 300 ms, because a second may follow.
   * @defaultValue `'touch'`
   * @alias double click, double tap zoom
   */
  doubleTap?: 'touch' | boolean;
  /**
   * Action of the wheel without a modifier key: `pan` moves a zoomed image, `zoom` zooms.
   * @defaultValue `'pan'`
   */
  wheel?: 'pan' | 'zoom';
  /**
   * Largest zoom, at most 10; 1 shows the whole image. An image whose file is larger can always be zoomed to one image
   * pixel per CSS pixel. Throws `INVALID_ZOOM` unless at least 1.
   * @defaultValue `4`
   * @alias max zoom, maximum zoom, zoom level
   */
  max?: number;
  /**
   * Keeps level and detail when another image is shown, to compare photographs of one scene. The level is limited by
   * the maximum of each image.
   * @defaultValue `false`
   */
  keep?: boolean;
}

/** Closing of the modal gallery by dragging the active image up or down. */
export interface DismissConfig {
  /**
   * Directions that close: `both`, `down`, or `false` for none.
   * @defaultValue `'both'`
   * @alias close by dragging, swipe to close, pull to close
   */
  enable?: 'both' | 'down' | false;
  /**
   * Lets the mouse close the gallery as well.
   * @defaultValue `false`
   */
  mouse?: boolean;
}

/** Animation from one image of the modal gallery to another. */
export interface TransitionConfig {
  /**
   * `slide` moves the images like a strip, `fade` fades the next image in; a finger moves the strip with both. `none`
   * shows the next image at once, also after a swipe. With reduced motion every image is shown at once.
   * @defaultValue `'slide'`
   * @alias slide animation, fade between images, no animation
   */
  type?: 'slide' | 'fade' | 'none';
  /**
   * Duration in ms of a step of type `slide` by arrow, key or click; 0 shows the next image at once, with every type.
   * @defaultValue `250`
   */
  duration?: number;
}

/** Controls of the modal gallery. */
export interface ControlsConfig {
  /**
   * Time in ms without pointer, touch or key after which the controls fade out; any of these brings them back. They stay
   * while one of them has visible focus, a panel is open or an image has failed, and in a gallery that a key has opened.
   * Captions stay, too. `false` never hides them. Throws `INVALID_DURATION` unless at least 0.
   * @defaultValue `3000`
   * @alias hide controls, auto hide, fade controls, idle
   */
  hideAfter?: number | false;
}

/** Animation with which the modal gallery opens and closes. With reduced motion there is none. */
export interface OpeningConfig {
  /**
   * Opens the image out of its thumbnail, and closes it into the thumbnail of the image that is active then. Plain gallery
   * and carousel mark their thumbnails; give yours the attribute `data-ks-image` with the id of the image.
   * @defaultValue `true`
   */
  fromThumbnail?: boolean;
  /**
   * Duration in ms of the animation or, without a thumbnail, of the fade. Unless it is at least 0, `INVALID_DURATION` is thrown
   * in development.
   * @defaultValue `300`
   * @alias animation duration, animation speed, transition duration, disable animation
   */
  duration?: number;
}
