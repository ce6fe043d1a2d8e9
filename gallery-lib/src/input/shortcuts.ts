/** Fetches Mousetrap and binds key combinations in its notation on one element. Returns a function that unbinds them. */
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
    // Returning false prevents the default action, such as saving the page.
    trap.bind(typeof shortcuts === 'string' ? shortcuts : [...shortcuts], () => {
      onPress();
      return false;
    });
    undo = () => trap.reset();
  };
  // If Mousetrap fails to load, the download button still works.
  import('mousetrap').then(start).catch(() => undefined);
  return () => {
    gone = true;
    undo?.();
  };
}
