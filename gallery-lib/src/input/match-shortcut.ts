import { getKeyCode } from './keys';

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Names of keys that differ from `KeyboardEvent.key` in lower case and without `Arrow`. */
const NAMES: Record<string, string> = {
  ctrl: 'control',
  option: 'alt',
  command: 'meta',
  esc: 'escape',
  return: 'enter',
  space: ' ',
  plus: '+',
  ins: 'insert',
  del: 'delete',
};

/** Returns the name of a key, whether or not Shift is pressed with it. */
function getKeyName(event: KeyPress): string {
  const [, name = event.key] = /^(?:Key|Digit)(.)$/.exec(getKeyCode(event)) ?? [];
  return name.toLowerCase().replace('arrow', '');
}

/**
 * Returns whether a key press is a combination in the notation of Mousetrap: `ctrl+s`, `shift+d`, `?`, `ctrl+plus`.
 * `mod` is Command on devices of Apple and Ctrl elsewhere.
 */
export function matchShortcut(combination: string, event: KeyPress, isApple: boolean): boolean {
  const keys = (combination === '+' ? ['plus'] : combination.replace('++', '+plus').split('+')).map(
    (name) => (name === 'mod' ? (isApple ? 'meta' : 'control') : (NAMES[name] ?? name)),
  );
  const has = (name: string) => keys.includes(name);
  if (
    event.altKey !== has('alt') ||
    event.ctrlKey !== has('control') ||
    event.metaKey !== has('meta')
  )
    return false;
  const key = keys.at(-1);
  // A character that is typed with Shift is written without it: `?`, and `A` for Shift and A.
  const character = event.shiftKey ? event.key : event.key.toLowerCase();
  if (!has('shift') && character === key && key !== ' ') return true;
  return event.shiftKey === has('shift') && getKeyName(event) === key;
}
