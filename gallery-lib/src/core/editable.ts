/** Matches elements in which the user types: keys pressed there belong to them. */
export const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
