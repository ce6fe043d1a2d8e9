/** Keys of the gallery as `KeyboardEvent.code` (UI Events specification). */
export interface KeyboardConfig {
  /** Closes the modal gallery, in addition to Escape. */
  esc?: string;
  /** Shows the next image. */
  right?: string;
  /** Shows the previous image. */
  left?: string;
}

/** Shortcuts that download the active image while the modal gallery is open and `downloadable` is true. */
export interface KeyboardServiceConfig {
  /** One or more combinations in the notation of Mousetrap: lower case, joined with `+`. */
  shortcuts?: string | readonly string[];
  /** Disables the shortcuts; Mousetrap is not loaded. */
  disableSsrWorkaround?: boolean;
}
