/** Keys of the gallery, as `KeyboardEvent.code` values; each one left out keeps its default. */
export interface KeyboardConfig {
  /** Closes the modal gallery; Escape does so as well, whatever is set here. */
  esc?: string;
  /** Shows the next image. */
  right?: string;
  /** Shows the previous image. */
  left?: string;
}

/** Shortcuts that download the current image while the modal gallery is open and `downloadable` is true. */
export interface KeyboardServiceConfig {
  /** One or more combinations in Mousetrap's notation: lower case, joined with `+`. */
  shortcuts?: string | readonly string[];
  /** Whether the shortcuts are left out altogether; Mousetrap is not loaded then. */
  disableSsrWorkaround?: boolean;
}
