import { EDITABLE } from '../core/editable';
import type { KeyboardConfig } from '../model/keyboard';

/** What a key asks for. */
export type KeyCommand = 'close' | 'next' | 'previous' | 'first' | 'last';

type KeyPress = Pick<
  KeyboardEvent,
  'code' | 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'defaultPrevented' | 'target'
>;

function mirrored(code: string): string {
  if (code === 'ArrowLeft') return 'ArrowRight';
  return code === 'ArrowRight' ? 'ArrowLeft' : code;
}

/**
 * What a key press asks for; nothing while a modifier is held, when somebody has handled it, or, but for closing,
 * in an editable field. `rtl` turns the arrow keys round.
 */
export function keyCommand(
  event: KeyPress,
  keys: Required<KeyboardConfig>,
  rtl: boolean,
): KeyCommand | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (event.key === 'Escape' || event.code === 'Escape') return 'close';
  if (event.target instanceof Element && event.target.closest(EDITABLE)) return undefined;
  const code = rtl ? mirrored(event.code) : event.code;
  if (code === keys.esc) return 'close';
  if (code === keys.right) return 'next';
  if (code === keys.left) return 'previous';
  if (code === 'Home') return 'first';
  return code === 'End' ? 'last' : undefined;
}

/** Whether text around an element runs from right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
