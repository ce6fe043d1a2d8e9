import { isComposing, isEditable, PLAYERS } from '../core/editable';
import type { KeyboardConfig } from '../model/options/keyboard';

/** Action of a key. */
export type KeyAction = 'close' | 'next' | 'previous' | 'first' | 'last';

type KeyPress = Pick<
  KeyboardEvent,
  'code' | 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'defaultPrevented' | 'target'
> &
  Parameters<typeof isComposing>[0];

/** Arrow keys of a right-to-left page. */
const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * Returns the `KeyboardEvent.code` that a key press means: that of the named key, letter or digit, wherever the keyboard
 * has it. Its place counts for other characters, and where a keyboard types no Latin letters.
 */
export function getKeyCode({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  if (/^\d$/.test(key)) return `Digit${key}`;
  if (key === ' ') return 'Space';
  // A character of a keyboard with Latin letters, in the place of a letter of others.
  if (/^[!-~]$/.test(key) && code.startsWith('Key')) return '';
  return /^(.|Dead|Process|Unidentified)$/u.test(key) ? code : key;
}

/** Returns the configured actions by `KeyboardEvent.code`. Where a key is configured twice, the later line decides. */
export function getKeyActions(keys: Required<KeyboardConfig>): Record<string, KeyAction> {
  return {
    End: 'last',
    Home: 'first',
    [keys.left]: 'previous',
    [keys.right]: 'next',
    [keys.esc]: 'close',
  };
}

/**
 * Returns the action of a key press. There is none with Ctrl, Alt or Meta, after `preventDefault`, during a composition
 * and, except for Escape, in an editable element or a player. `rtl` mirrors the arrow keys.
 */
export function getKeyAction(
  event: KeyPress,
  keys: Required<KeyboardConfig>,
  rtl: boolean,
): KeyAction | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (isComposing(event)) return undefined;
  const code = getKeyCode(event);
  if (code === 'Escape') return 'close';
  if (isEditable(event.target, PLAYERS)) return undefined;
  const actions = getKeyActions(keys);
  // A key may also be configured by its place, such as `Numpad4`; a letter is not where the keyboard types another one.
  return (
    actions[(rtl && MIRRORED[code]) || code] ??
    (event.code.startsWith('Key') ? undefined : actions[event.code])
  );
}
