/** Selector of editable elements; the galleries leave keys pressed in them alone. */
export const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
