/** The dots, one per image; at most 25 are rendered, those around the active image. */
export interface DotsConfig {
  /**
   * Shows the dots.
   * @defaultValue `true`
   * @alias hide dots, bullets, pagination
   */
  visible?: boolean;
}

/** Autoplay: automatic advance to the next image. */
export interface PlayConfig {
  /**
   * Starts autoplay, except with reduced motion.
   * @defaultValue `true`
   * @alias slideshow, slide show, disable autoplay, stop autoplay
   */
  autoPlay?: boolean;
  /**
   * Time between two images in ms; throws `INVALID_INTERVAL` unless greater than 0.
   * @defaultValue `5000`
   * @alias speed, autoplay speed, slideshow speed, delay
   */
  interval?: number;
  /** Pauses while the pointer is over the image area. @defaultValue `true` */
  pauseOnHover?: boolean;
}
