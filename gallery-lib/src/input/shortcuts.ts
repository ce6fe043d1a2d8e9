import { EDITABLE } from '../core/editable';
import { matchShortcut } from './match-shortcut';

/** Calls `onPress` when a combination in the notation of Mousetrap is pressed. Returns a function that stops that. */
export type ShortcutSource = (
  element: HTMLElement,
  shortcuts: readonly string[],
  onPress: (event: KeyboardEvent) => void,
) => () => void;

/** The shortcut source of the library. */
export const keySource: ShortcutSource = (element, shortcuts, onPress) => {
  const isApple = /Mac|iP/.test(navigator.platform);
  const press = (event: KeyboardEvent) => {
    if (shortcuts.some((shortcut) => matchShortcut(shortcut, event, isApple))) onPress(event);
  };
  element.addEventListener('keydown', press);
  return () => element.removeEventListener('keydown', press);
};

let current = keySource;

/** Replaces the shortcut source of the galleries that are opened from now on. */
export function setShortcutSource(source: ShortcutSource): void {
  current = source;
}

/**
 * Binds key combinations in the notation of Mousetrap on one element, except in editable elements inside. Returns a
 * function that unbinds them.
 */
export function attachShortcuts(
  element: HTMLElement,
  shortcuts: string | readonly string[],
  onPress: () => void,
): () => void {
  return current(element, [shortcuts].flat(), (event) => {
    if (event.target instanceof Element && event.target.closest(EDITABLE)) return;
    // The default action is, for example, saving the page.
    event.preventDefault();
    event.stopPropagation();
    onPress();
  });
}
