import { getCssZoom, getWindow } from '../../core/elements';

/** Custom properties of the root element while scrolling is locked: widths in px of what is removed at the right, and at the left. */
const [GAP, LEFT_GAP] = ['--ks-scroll-lock-gap', '--ks-scroll-lock-left-gap'] as const;

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

interface Lock {
  count: number;
  changes: readonly Change[];
  readonly observer?: MutationObserver;
}

/** The locks of each root element. */
// Not a function that restores it: one would keep the closed dialog in memory where bundlers inline what calls it.
const locks = new WeakMap<HTMLElement, Lock>();

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

const isLocked = (scroller: HTMLElement) =>
  /hidden|clip/.test(getComputedStyle(scroller).overflowY);

/** Locks the overflow of an element, unless the application has: some libraries look for their value when they unlock. */
function lockOverflow(scroller: HTMLElement): readonly Change[] {
  if (isLocked(scroller)) return [];
  const [style, , overflow] = change(scroller, '', 'overflow', 'overflow-x', 'overflow-y');
  // A lock of the application that begins now and ends after this one restores this value, which then means what the
  // style sheets say.
  const { overflowX, overflowY } = getComputedStyle(scroller);
  style.setProperty('overflow', `var(${LOCK}, ${overflowX} ${overflowY})`);
  return [[style, style.getPropertyValue('overflow'), overflow], change(scroller, 'hidden', LOCK)];
}

function lock(root: HTMLElement): readonly Change[] {
  const before = root.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(root);
  const locked: Change[] = [
    ...lockOverflow(getScroller(root)),
    // A reserved gutter would stay visible beside the backdrop.
    change(root, 'auto', 'scrollbar-gutter'),
  ];
  const zoom = getCssZoom(root);
  const { innerWidth } = getWindow(root);
  const padding = (own: string, gap: string) => `calc(${own} + var(${gap}, 0px) * ${ON_SCREEN})`;
  /** Padding, given in px of the viewport, replaces the removed scroll bar and gutters, to avoid a layout shift. */
  const pad = (left: number, right: number) => [
    // Without the gaps it is that of the style sheets, as above.
    change(root, padding(paddingLeft, LEFT_GAP), 'padding-left'),
    change(root, padding(paddingRight, GAP), 'padding-right'),
    change(root, left > 0 ? `${left / zoom}px` : '', LEFT_GAP),
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

/** Locks again what the application has unlocked: its lock was there before this one. */
function follow(root: HTMLElement): void {
  const held = locks.get(root);
  if (!held || isLocked(getScroller(root))) return;
  held.changes.forEach(restore);
  held.changes = lock(root);
  // Those are its own changes.
  held.observer?.takeRecords();
}

function startLock(root: HTMLElement): Lock {
  const changes = lock(root);
  const Observer = globalThis.MutationObserver as typeof MutationObserver | undefined;
  const observer = Observer && new Observer(() => follow(root));
  for (const element of [root, root.ownerDocument.body])
    observer?.observe(element, { attributes: true });
  return { count: 0, changes, observer };
}

/** Prevents a page from scrolling, without a layout shift. Returns a function that unlocks it; locks are counted. */
export function lockScroll(root: HTMLElement): () => void {
  const held = locks.get(root) ?? startLock(root);
  locks.set(root, held);
  held.count += 1;
  return () => {
    held.count -= 1;
    if (held.count > 0) return;
    locks.delete(root);
    held.observer?.disconnect();
    held.changes.forEach(restore);
  };
}
