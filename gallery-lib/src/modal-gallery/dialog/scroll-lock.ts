/** Custom property of the root element while scrolling is locked: width in px of the removed scroll bar. */
const GAP = '--ks-scroll-lock-gap';

/** Custom property that exists while scrolling is locked. */
const LOCK = '--ks-scroll-lock';

/** A property that the lock has set, and what was there before. */
interface Change {
  readonly style: CSSStyleDeclaration;
  readonly name: string;
  readonly value: string;
  readonly before: readonly [name: string, value: string, priority: string][];
}

let locks = 0;

// Not a function that restores them: one would keep the closed dialog in memory where bundlers inline what calls it.
let changes: readonly Change[];

/** Sets a property of an element. Longhands are named where the shorthand reads as empty if only one of them is set. */
function change({ style }: HTMLElement, name: string, value: string, ...longhands: string[]) {
  const before = [name, ...longhands].map(
    (each) => [each, style.getPropertyValue(each), style.getPropertyPriority(each)] as const,
  );
  style.setProperty(name, value);
  return { style, name, value: style.getPropertyValue(name), before } as unknown as Change;
}

/** Restores a property, unless it has been changed: then it belongs to whoever has changed it. */
function restore({ style, name, value, before }: Change): void {
  if (style.getPropertyValue(name) !== value) return;
  for (const property of before) style.setProperty(...property);
}

/** Returns the element whose overflow is that of the viewport (CSS Overflow 3, 3.5). */
function getScroller(root: HTMLElement): HTMLElement {
  const isVisible = (element: HTMLElement) =>
    /^visible( visible)?$/.test(getComputedStyle(element).overflow);
  // An overflow of the root element would make such a body a scroll container, which moves what is sticky in it.
  return isVisible(root) && !isVisible(document.body) ? document.body : root;
}

function lock(root: HTMLElement): readonly Change[] {
  const scroller = getScroller(root);
  const before = root.getBoundingClientRect();
  const overflow = change(scroller, 'overflow', '', 'overflow-x', 'overflow-y');
  // A lock of the application that begins now and ends after this one restores this value, which then means what the
  // style sheets say.
  const { overflowX, overflowY } = getComputedStyle(scroller);
  scroller.style.setProperty('overflow', `var(${LOCK}, ${overflowX} ${overflowY})`);
  const { paddingLeft, paddingRight } = getComputedStyle(root);
  /** Padding replaces the removed scroll bar and gutters, to avoid a layout shift. */
  const pad = (left: number, right: number) => [
    change(root, 'padding-left', `calc(${paddingLeft} + ${left}px)`),
    change(root, 'padding-right', `calc(${paddingRight} + ${right}px)`),
    change(root, GAP, right > 0 ? `${right}px` : ''),
  ];
  const locked = [
    { ...overflow, value: scroller.style.getPropertyValue('overflow') },
    change(scroller, LOCK, 'hidden'),
    // A reserved gutter would stay visible beside the backdrop.
    change(root, 'scrollbar-gutter', 'auto'),
  ];
  // The padding is set before the page is laid out: where heights depend on the width, a layout without it would move
  // the content, and the browser would scroll after it.
  const padded = pad(before.left, innerWidth - before.right);
  const after = root.getBoundingClientRect();
  const left = before.left - after.left;
  const right = after.right - before.right;
  if (left === before.left && right === innerWidth - before.right) return [...locked, ...padded];
  padded.forEach(restore);
  return [...locked, ...pad(Math.max(0, left), Math.max(0, right))];
}

/** Prevents the page from scrolling, without a layout shift. Returns a function that unlocks it; locks are counted. */
export function lockScroll(): () => void {
  locks += 1;
  if (locks === 1) changes = lock(document.documentElement);
  return () => {
    locks -= 1;
    if (locks === 0) changes.forEach(restore);
  };
}
