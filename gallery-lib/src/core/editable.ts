const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Selector of the players of the browser, which use keys themselves. */
export const PLAYERS = 'video, audio';

/**
 * Returns whether an element is or is in an editable element, or one of the other selectors; the galleries leave keys
 * pressed there alone.
 */
export function isEditable(target: unknown, ...others: readonly string[]): boolean {
  return target instanceof Element && target.closest([EDITABLE, ...others].join()) !== null;
}
