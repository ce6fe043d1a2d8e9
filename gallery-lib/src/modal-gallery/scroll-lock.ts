/** On the root element while the page is locked: the width that fixed elements at its far edge should leave free. */
const GAP = '--ks-scroll-lock-gap';

let locks = 0;
let restore: (() => void) | undefined;

// The longhands as well: where only one of them is set, the shorthand reads as empty.
const CHANGED = [
  'overflow',
  'overflow-x',
  'overflow-y',
  'scrollbar-gutter',
  'padding-inline-end',
  GAP,
] as const;

function lock(): () => void {
  const root = document.documentElement;
  const { style } = root;
  const original = CHANGED.map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  );
  // Not clientWidth: it leaves out a scroll bar, but not a gutter that is reserved without one.
  const width = () => root.getBoundingClientRect().width;
  const before = width();
  style.setProperty('overflow', 'hidden');
  // A reserved gutter would stay visible beside the layer.
  style.setProperty('scrollbar-gutter', 'auto');
  // The width of the removed scroll bar is kept, or everything would move by it.
  const gained = width() - before;
  if (gained > 0) {
    style.setProperty('padding-inline-end', `${gained}px`);
    style.setProperty(GAP, `${gained}px`);
  }
  return () => {
    for (const property of original) style.setProperty(...property);
  };
}

/** Keeps the page behind from scrolling, without moving it, until every holder has let go. */
export function lockScroll(): () => void {
  locks += 1;
  if (locks === 1) restore = lock();
  return () => {
    locks -= 1;
    if (locks === 0) restore?.();
  };
}
