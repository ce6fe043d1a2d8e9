/** Binds key combinations in Mousetrap's notation on one element; Mousetrap is fetched now. Returns how to undo it. */
export function attachShortcuts(
  element: HTMLElement,
  shortcuts: string | readonly string[],
  onPress: () => void,
): () => void {
  let undo: (() => void) | undefined;
  let gone = false;
  const start = ({ default: Mousetrap }: { default: Mousetrap.MousetrapStatic }) => {
    if (gone) return;
    const trap = new Mousetrap(element);
    // Returning false keeps the browser's own action, such as saving the page, from happening.
    trap.bind(typeof shortcuts === 'string' ? shortcuts : [...shortcuts], () => {
      onPress();
      return false;
    });
    undo = () => trap.reset();
  };
  // Without the shortcuts a gallery still has its download button.
  import('mousetrap').then(start).catch(() => undefined);
  return () => {
    gone = true;
    undo?.();
  };
}
