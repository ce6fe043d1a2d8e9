/**
 * Calls `onPress` when one of the combinations, in the notation of Mousetrap, is pressed on an element. Returns a
 * function that stops that.
 */
export type ShortcutSource = (
  element: HTMLElement,
  shortcuts: readonly string[],
  onPress: (event: KeyboardEvent) => void,
) => () => void;

/** Shortcut source of an adapter. It gets the library's own source, to fall back on. */
export type ShortcutAdapter = (
  ...input: [...Parameters<ShortcutSource>, builtIn: ShortcutSource]
) => () => void;

let current: ShortcutAdapter | undefined;

/** Sets the shortcut source of all galleries that are opened from now on. */
export function setShortcutSource(source: ShortcutAdapter): void {
  current = source;
}

/** Returns the shortcut source that has been set. */
export function getShortcutSource(): ShortcutAdapter | undefined {
  return current;
}
