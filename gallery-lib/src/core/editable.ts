const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Players of the browser, which use keys themselves; added to what is editable. */
export const PLAYERS = ', video, audio';

/**
 * Returns whether an element is or is in an editable element, or one of `others`, a selector that begins with a comma;
 * the galleries leave keys pressed there alone.
 */
export function isEditable(target: unknown, others = ''): boolean {
  return target instanceof Element && target.closest(EDITABLE + others) !== null;
}
