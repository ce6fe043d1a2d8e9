/** The row of dots, one for each image. */
export interface DotsConfig {
  /** Whether there are dots. */
  visible?: boolean;
}

/** Automatic advance to the next image. */
export interface PlayConfig {
  /** Whether the gallery advances by itself; never where the reader prefers reduced motion. */
  autoPlay?: boolean;
  /** Milliseconds between two images; 0 or less raises `INVALID_INTERVAL`. */
  interval?: number;
  /** Whether advancing waits while the pointer is over the image area. */
  pauseOnHover?: boolean;
}
