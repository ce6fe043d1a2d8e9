const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Returns whether an element is or is in an editable element; the galleries leave keys pressed there alone. */
export function isEditable(target: unknown): boolean {
  return target instanceof Element && target.closest(EDITABLE) !== null;
}
