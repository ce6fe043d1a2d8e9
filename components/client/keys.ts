/** What a key press means to the site, on every keyboard. */

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'keyCode'
>;

/** Returns whether a key belongs to the composition of a text; Safari ends one before the event of its last key. */
export const isComposing = ({
  isComposing,
  keyCode,
}: Pick<KeyPress, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === 229;

/**
 * Returns whether a key types a letter, also with Caps Lock; its position counts only if it types no character of English,
 * as on Cyrillic keyboards.
 */
export const typesLetter = ({ key, code }: Pick<KeyPress, 'key' | 'code'>, letter: string) =>
  /^[ -~]$/.test(key)
    ? key.toLowerCase() === letter
    : (key || '').length < 2 && code === `Key${letter.toUpperCase()}`;

/** Returns whether a key press opens the search: Ctrl+K, Command+K, or "/" if that has not been switched off. */
export function opensSearch(event: KeyPress, slashOpens: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || isComposing(event)) return false;
  // Browsers have commands of their own with Shift.
  if (ctrlKey || metaKey) return !shiftKey && typesLetter(event, 'k');
  return key === '/' && slashOpens;
}
