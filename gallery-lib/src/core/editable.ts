import { isElement } from './elements';

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Selector of the players of the browser, which use keys themselves. */
export const PLAYERS = 'video, audio';

/** Pauses the players in an element. */
export function pausePlayers(element: Element): void {
  for (const player of element.querySelectorAll<HTMLMediaElement>(PLAYERS))
    if (!player.paused) player.pause();
}

/**
 * Returns whether an element is or is in an editable element, or one of the other selectors; the galleries leave keys
 * pressed there alone.
 */
export function isEditable(target: unknown, ...others: readonly string[]): boolean {
  return isElement(target) && target.closest([EDITABLE, ...others].join()) !== null;
}

/** Returns whether a key belongs to the composition of a text; Safari ends one before the event of its last key. */
export const isComposing = (event: Partial<Pick<KeyboardEvent, 'isComposing' | 'keyCode'>>) =>
  event.isComposing || event.keyCode === 229;
