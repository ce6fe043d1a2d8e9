import { keySource, type ShortcutSource } from '../input/shortcuts';

/**
 * Shortcut source that fetches Mousetrap. Until it has loaded, and if it fails to load, the library's own source
 * recognizes the combinations.
 */
export const mousetrapSource: ShortcutSource = (element, shortcuts, onPress) => {
  let detach = keySource(element, shortcuts, onPress);
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
