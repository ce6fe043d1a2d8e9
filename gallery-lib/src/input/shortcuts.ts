import { isEditable } from '../core/editable';
import { matchShortcut } from './match-shortcut';
import { getShortcutSource, type ShortcutAdapter, type ShortcutSource } from './shortcut-registry';

/** The shortcut source of the library. */
export const keySource: ShortcutSource = (element, shortcuts, onPress) => {
  const isApple = /Mac|iP/.test(navigator.platform);
  const press = (event: KeyboardEvent) => {
    // Chrome dispatches a keydown without a key when it fills in a form.
    if (event.key && shortcuts.some((shortcut) => matchShortcut(shortcut, event, isApple)))
      onPress(event);
  };
  element.addEventListener('keydown', press);
  return () => element.removeEventListener('keydown', press);
};

/**
 * Binds key combinations in the notation of Mousetrap on one element, except in editable elements inside. Returns a
 * function that unbinds them.
 */
export function attachShortcuts(
  element: HTMLElement,
  shortcuts: string | readonly string[],
  onPress: () => void,
): () => void {
  const source: ShortcutAdapter = getShortcutSource() ?? keySource;
  const press = (event: KeyboardEvent) => {
    if (isEditable(event.target)) return;
    // The default action is, for example, saving the page.
    event.preventDefault();
    event.stopPropagation();
    onPress();
  };
  return source(element, [shortcuts].flat(), press, keySource);
}
