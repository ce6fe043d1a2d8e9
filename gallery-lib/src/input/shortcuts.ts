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

/** Binds key combinations in the notation of Mousetrap on one element. Returns a function that unbinds them. */
export function attachShortcuts(
  element: HTMLElement,
  shortcuts: readonly string[],
  onPress: (event: Event) => void,
): () => void {
  const source: ShortcutAdapter = getShortcutSource() ?? keySource;
  return source(element, shortcuts, onPress, keySource);
}
