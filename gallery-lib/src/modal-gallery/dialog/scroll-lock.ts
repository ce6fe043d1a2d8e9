import { getCssZoom, getWindow } from '../../core/elements';

/** Custom property of the root element while scrolling is locked: width in px of the removed scroll bar. */
const GAP = '--ks-scroll-lock-gap';

/** Custom property that is 0 on paper, which has no scroll bar: then the padding in its place is not printed. */
const ON_SCREEN = 'var(--ks-on-screen, 1)';

/** Custom property that exists while scrolling is locked. */
const LOCK = '--ks-scroll-lock';

/** A property that the lock has set: its value, and those of it and its longhands before. */
type Change = readonly [
  style: CSSStyleDeclaration,
  value: string,
  before: readonly (readonly [name: string, value: string, priority: string])[],
];

/** Number of locks of each root element, and what they have changed. */
// Not a function that restores it: one would keep the closed dialog in memory where bundlers inline what calls it.
const locks = new WeakMap<HTMLElement, { count: number; changes: readonly Change[] }>();

/** Sets a property of an element; if only one of its longhands is set, the shorthand reads as empty. */
function change({ style }: HTMLElement, value: string, ...names: [string, ...string[]]): Change {
  const before = names.map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  );
  style.setProperty(names[0], value);
  return [style, style.getPropertyValue(names[0]), before];
}

/** Restores a property, unless it has been changed: then it belongs to the code that changed it. */
function restore([style, value, before]: Change): void {
  if (style.getPropertyValue(before[0]?.[0] ?? '') !== value) return;
  for (const property of before) style.setProperty(...property);
}

/** Returns the element whose overflow is that of the viewport (CSS Overflow 3, 3.5). */
function getScroller(root: HTMLElement): HTMLElement {
  const { body } = root.ownerDocument;
  const isVisible = (element: HTMLElement) =>
    /^visible( visible)?$/.test(getComputedStyle(element).overflow);
  // An overflow of the root element would make such a body a scroll container, which moves what is sticky in it.
  return isVisible(root) && !isVisible(body) ? body : root;
}

function lock(root: HTMLElement): readonly Change[] {
  const scroller = getScroller(root);
  const before = root.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(root);
  const [style, , overflow] = change(scroller, '', 'overflow', 'overflow-x', 'overflow-y');
  // A lock of the application that begins now and ends after this one restores this value, which then means what the
  // style sheets say.
  const { overflowX, overflowY } = getComputedStyle(scroller);
  style.setProperty('overflow', `var(${LOCK}, ${overflowX} ${overflowY})`);
  const locked: Change[] = [
    [style, style.getPropertyValue('overflow'), overflow],
    change(scroller, 'hidden', LOCK),
    // A reserved gutter would stay visible beside the backdrop.
    change(root, 'auto', 'scrollbar-gutter'),
  ];
  const zoom = getCssZoom(root);
  const { innerWidth } = getWindow(root);
  /** Padding, given in px of the viewport, replaces the removed scroll bar and gutters, to avoid a layout shift. */
  const pad = (left: number, right: number) => [
    change(root, `calc(${paddingLeft} + ${left / zoom}px * ${ON_SCREEN})`, 'padding-left'),
    change(root, `calc(${paddingRight} + ${right / zoom}px * ${ON_SCREEN})`, 'padding-right'),
    change(root, right > 0 ? `${right / zoom}px` : '', GAP),
  ];
  // The padding is set before the page is laid out: where heights depend on the width, a layout without it would move
  // the content, and the browser would scroll after it.
  const padded = pad(before.left, innerWidth - before.right);
  const after = root.getBoundingClientRect();
  // It has margins, which are no gutters.
  const hasMargin = after.left !== 0 || after.right !== innerWidth;
  if (!hasMargin) return [...locked, ...padded];
  padded.forEach(restore);
  return [...locked, ...pad(before.left - after.left, after.right - before.right)];
}

/** Prevents a page from scrolling, without a layout shift. Returns a function that unlocks it; locks are counted. */
export function lockScroll(root: HTMLElement): () => void {
  const held = locks.get(root) ?? { count: 0, changes: lock(root) };
  locks.set(root, held);
  held.count += 1;
  return () => {
    held.count -= 1;
    if (held.count > 0) return;
    locks.delete(root);
    held.changes.forEach(restore);
  };
}
