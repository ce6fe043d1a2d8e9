import type { ShortcutAdapter } from '../input/shortcut-registry';

/**
 * Shortcut source that fetches Mousetrap. Until it has loaded, and if it fails to load, the library's own source
 * recognizes the combinations.
 */
export const mousetrapSource: ShortcutAdapter = (element, shortcuts, onPress, builtIn) => {
  let detach = builtIn(element, shortcuts, onPress);
  let isDetached = false;
  const start = ({ default: Mousetrap }: { default: Mousetrap.MousetrapStatic }) => {
    if (isDetached) return;
    detach();
    const trap = new Mousetrap(element).bind([...shortcuts], onPress);
    detach = () => trap.reset();
  };
  import('mousetrap').then(start).catch(() => undefined);
  return () => {
    isDetached = true;
    detach();
  };
};
