/** Custom property of the root element while scrolling is locked: width in px of the removed scroll bar. */
const GAP = '--ks-scroll-lock-gap';

let locks = 0;

// The longhands too: if only one of them is set, the shorthand reads as empty.
const CHANGED = [
  'overflow',
  'overflow-x',
  'overflow-y',
  'scrollbar-gutter',
  'padding-inline-end',
  GAP,
] as const;

type Property = [name: string, value: string, priority: string];

// Not a function that restores them: one would keep the closed dialog in memory where bundlers inline what calls it.
let original: Property[];

/** Prevents the page from scrolling, and returns the properties that this changes. */
function lock(): Property[] {
  const root = document.documentElement;
  const { style } = root;
  const changed = CHANGED.map((name): Property => [
    name,
    style.getPropertyValue(name),
    style.getPropertyPriority(name),
  ]);
  // clientWidth excludes a scroll bar, but not a reserved gutter without one.
  const width = () => root.getBoundingClientRect().width;
  const before = width();
  // Padding replaces the removed scroll bar, to avoid a layout shift.
  const ownPadding = style.getPropertyValue('padding-inline-end');
  const pad = (gap: number) => {
    style.setProperty('padding-inline-end', gap > 0 ? `${gap}px` : ownPadding);
    style.setProperty(GAP, gap > 0 ? `${gap}px` : '');
  };
  style.setProperty('overflow', 'hidden');
  // A reserved gutter would stay visible beside the backdrop.
  style.setProperty('scrollbar-gutter', 'auto');
  // The padding is set before the page is laid out: where heights depend on the width, a layout without it would move
  // the content, and the browser would scroll after it.
  const expected = innerWidth - before;
  pad(expected);
  const gained = width() - before;
  if (gained !== expected) pad(gained);
  return changed;
}

/** Prevents the page from scrolling, without a layout shift. Returns a function that unlocks it; locks are counted. */
export function lockScroll(): () => void {
  locks += 1;
  if (locks === 1) original = lock();
  return () => {
    locks -= 1;
    if (locks > 0) return;
    for (const property of original) document.documentElement.style.setProperty(...property);
  };
}
