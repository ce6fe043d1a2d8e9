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
 * Calls `onPress` when a combination in the notation of Mousetrap is pressed on an element, except in what `isEditable`
 * returns true for, and hides it from the page. Returns a function that ends this.
 */
export function attachShortcuts(
  element: HTMLElement,
  shortcuts: readonly string[],
  isEditable: (target: EventTarget | null) => boolean,
  onPress: () => void,
): () => void {
  const source: ShortcutAdapter = getShortcutSource() ?? keySource;
  const handle = (event: Event) => {
    if (isEditable(event.target)) return;
    // The default action is, for example, saving the page.
    event.preventDefault();
    event.stopPropagation();
    onPress();
  };
  return source(element, shortcuts, handle, keySource);
}
