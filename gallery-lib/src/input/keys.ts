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
  if (event.key === 'Escape' || event.code === 'Escape') return 'close';
  if (isEditable(event.target, PLAYERS)) return undefined;
  return getKeyActions(keys)[(rtl && MIRRORED[event.code]) || event.code];
}
