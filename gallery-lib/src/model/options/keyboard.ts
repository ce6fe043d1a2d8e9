/**
 * Keys of the gallery as `KeyboardEvent.code` (UI Events specification). A named key, a letter or a digit is meant
 * wherever the keyboard has it: `KeyQ` is the key that types Q, or is in its place on keyboards without Latin letters.
 */
export interface KeyboardConfig {
  /**
   * Closes the modal gallery, in addition to Escape. A `KeyboardEvent.code`.
   * @defaultValue `'Escape'`
   * @alias close key, close escape, escape key
   */
  esc?: string;
  /**
   * Code of the key that shows the next image.
   * @defaultValue `'ArrowRight'`
   * @alias arrow keys, next key
   */
  right?: string;
  /**
   * Code of the key that shows the previous image.
   * @defaultValue `'ArrowLeft'`
   * @alias arrow keys, previous key
   */
  left?: string;
}

/** Shortcuts that download the active image while the modal gallery is open and `downloadable` is true. */
export interface KeyboardServiceConfig {
  /**
   * One or more combinations in the notation of Mousetrap: lower case, joined with `+`.
   * @defaultValue `['ctrl+s', 'meta+s']`
   * @alias download shortcut
   */
  shortcuts?: string | readonly string[];
  /** Disables the shortcuts; Mousetrap is not loaded. @defaultValue `false` */
  disableSsrWorkaround?: boolean;
}
