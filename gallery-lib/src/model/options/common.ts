/** The dots, one per image; at most 25 are rendered, those around the active image. */
export interface DotsConfig {
  /**
   * Shows the dots.
   * @defaultValue `true`
   * @alias hide dots, bullets, pagination
   */
  visible?: boolean;
}

/**
 * A value, or values by the width of the component: `{ 600: 2, 900: 3 }` is 2 from 600 px and 3 from 900 px on. Below the
 * smallest width in px, the default applies.
 */
export type ByWidth<T> = T | Readonly<Record<number, T>>;

/** Autoplay: automatic advance to the next image. */
export interface PlayConfig {
  /**
   * Starts autoplay, except with reduced motion.
   * @defaultValue `true`
   * @alias slideshow, slide show, disable autoplay, stop autoplay, paused
   */
  autoPlay?: boolean;
  /**
   * Time between two images in ms; throws `INVALID_INTERVAL` unless greater than 0.
   * @defaultValue `5000`
   * @alias speed, autoplay speed, slideshow speed, delay
   */
  interval?: number;
  /**
   * Pauses while the pointer is over the image area.
   * @defaultValue `true`
   * @alias pause on hover, stop on hover
   */
  pauseOnHover?: boolean;
}
