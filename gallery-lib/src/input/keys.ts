import { EDITABLE } from '../core/editable';
import type { KeyboardConfig } from '../model/keyboard';

/** Action of a key. */
export type KeyAction = 'close' | 'next' | 'previous' | 'first' | 'last';

type KeyPress = Pick<
  KeyboardEvent,
  'code' | 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'defaultPrevented' | 'target'
>;

function mirrorArrowKey(code: string): string {
  if (code === 'ArrowLeft') return 'ArrowRight';
  return code === 'ArrowRight' ? 'ArrowLeft' : code;
}

/**
 * Returns the action of a key press. There is none with Ctrl, Alt or Meta, after `preventDefault` and, except for
 * Escape, in an editable element. `rtl` mirrors the arrow keys.
 */
export function getKeyAction(
  event: KeyPress,
  keys: Required<KeyboardConfig>,
  rtl: boolean,
): KeyAction | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (event.key === 'Escape' || event.code === 'Escape') return 'close';
  if (event.target instanceof Element && event.target.closest(EDITABLE)) return undefined;
  const code = rtl ? mirrorArrowKey(event.code) : event.code;
  if (code === keys.esc) return 'close';
  if (code === keys.right) return 'next';
  if (code === keys.left) return 'previous';
  if (code === 'Home') return 'first';
  return code === 'End' ? 'last' : undefined;
}

/** Returns whether the computed direction of an element is right-to-left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
