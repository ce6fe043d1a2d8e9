let locks = 0;
let restore: (() => void) | undefined;

/** Keeps the page behind from scrolling, without moving it, until every holder has let go. */
export function lockScroll(): () => void {
  locks += 1;
  if (locks === 1) {
    const { style } = document.documentElement;
    const { overflow, paddingInlineEnd } = style;
    const before = document.documentElement.clientWidth;
    style.overflow = 'hidden';
    // The place of a scroll bar that went away is kept, or everything would move by its width.
    const gained = document.documentElement.clientWidth - before;
    if (gained > 0) style.paddingInlineEnd = `${gained}px`;
    restore = () => Object.assign(style, { overflow, paddingInlineEnd });
  }
  return () => {
    locks -= 1;
    if (locks === 0) restore?.();
  };
}
