/** Custom property of the root element while scrolling is locked: width in px of the removed scroll bar. */
const GAP = '--ks-scroll-lock-gap';

let locks = 0;
let restore: (() => void) | undefined;

// The longhands too: if only one of them is set, the shorthand reads as empty.
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
  // clientWidth excludes a scroll bar, but not a reserved gutter without one.
  const width = () => root.getBoundingClientRect().width;
  const before = width();
  style.setProperty('overflow', 'hidden');
  // A reserved gutter would stay visible beside the backdrop.
  style.setProperty('scrollbar-gutter', 'auto');
  // Padding replaces the removed scroll bar, to avoid a layout shift.
  const gained = width() - before;
  if (gained > 0) {
    style.setProperty('padding-inline-end', `${gained}px`);
    style.setProperty(GAP, `${gained}px`);
  }
  return () => {
    for (const property of original) style.setProperty(...property);
  };
}

/** Prevents the page from scrolling, without a layout shift. Returns a function that unlocks it; locks are counted. */
export function lockScroll(): () => void {
  locks += 1;
  if (locks === 1) restore = lock();
  return () => {
    locks -= 1;
    if (locks === 0) restore?.();
  };
}
