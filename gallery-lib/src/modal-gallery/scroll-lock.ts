/** On the root element while the page is locked: the width that fixed elements at its far edge should leave free. */
const GAP = '--ks-scroll-lock-gap';

let locks = 0;
let restore: (() => void) | undefined;

function lock(): () => void {
  const root = document.documentElement;
  const { overflow, paddingInlineEnd, scrollbarGutter } = root.style;
  // Not clientWidth: it leaves out a scroll bar, but not a gutter that is reserved without one.
  const width = () => root.getBoundingClientRect().width;
  const before = width();
  // A reserved gutter would stay visible beside the layer.
  Object.assign(root.style, { overflow: 'hidden', scrollbarGutter: 'auto' });
  // The place of a scroll bar that went away is kept, or everything would move by its width.
  const gained = width() - before;
  if (gained > 0) {
    root.style.paddingInlineEnd = `${gained}px`;
    root.style.setProperty(GAP, `${gained}px`);
  }
  return () => {
    Object.assign(root.style, { overflow, paddingInlineEnd, scrollbarGutter });
    root.style.removeProperty(GAP);
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
