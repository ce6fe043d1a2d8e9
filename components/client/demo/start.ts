import { demoSelector, scriptListId } from './events';

type DeferredModule = typeof import('../idle/main');

const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'];

/** What follows a press. A browser that scrolls cancels it. */
const dragTypes = ['pointermove', 'pointerup', 'pointercancel'] as const;

/** The last press. */
let press = new Event('') as PointerEvent;
/** True until it ends. A finger that moves makes nothing `:active`. */
let isDown = false;
/** The last movement of that press; missing where it has not moved. */
let moved: PointerEvent | undefined;

const isInDemo = ({ target }: Event) => (target as Element | null)?.closest?.(demoSelector);

const hasMoved = ({ x, y }: MouseEvent) => Math.hypot(x - press.x, y - press.y) > 10;

/**
 * True for a click or key that does nothing before the demo runs. A link does, except that of a thumbnail to its file, and so
 * does what is marked as native, because the demo adopts its state.
 */
function needsDemo(event: MouseEvent & KeyboardEvent, target: Element): boolean {
  const { type, key, detail, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target.closest<HTMLAnchorElement>('a,[data-native]');
  if (ctrlKey || metaKey || shiftKey || altKey || (link && !link.href)) return false;
  if (type === 'keydown') return /^Arrow[LR]/.test(key) || (key === ' ' && !!link);
  if (type !== 'click') return false;
  // A drag over an image is no click on it.
  if (detail && hasMoved(event) && target.closest('figure')) return false;
  return !link || link.matches('[data-index]:not([href^="#"])');
}

/** Fires a copy of an event that has been kept, unless a dialog that an earlier one has opened now covers its target. */
function repeat(event: Event): void {
  if (document.querySelector(':modal')) return;
  event.target!.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}

/**
 * Starts the scripts of the live demo at the first sign of use, and repeats what was pressed when they run. If they fail
 * to arrive, it is repeated for the browser, so that links still lead to their images. Registered before the demo is
 * parsed, so that no click is lost.
 */
export function watchDemo(base: URL): void {
  const kept: Event[] = [];
  const { dataset } = document.documentElement;
  const controller = new AbortController();
  const end = (state: 'ready' | 'failed') => {
    dataset.demo = state;
    controller.abort();
    // The gallery follows a drag that began before it ran.
    if (isDown && isInDemo(press)) kept.push(press);
    // One task each, as when they were pressed, so that the demo renders between them.
    for (const event of kept) setTimeout(repeat, 0, event);
  };
  const start = () => {
    // The development server writes no list: it starts its scripts itself.
    if (dataset.demo || !document.getElementById(scriptListId)) return;
    dataset.demo = 'starting';
    import(`${base}scripts/idle.js`)
      .then(({ startDemo }: DeferredModule) => startDemo())
      .catch(() => 'failed' as const)
      .then(end);
  };
  const onUse = (event: Event) => {
    const target = event.target as Element;
    if (event.type === 'pointerdown' && (event as PointerEvent).isPrimary) {
      press = event as PointerEvent;
      isDown = true;
      moved = undefined;
    }
    if (!isInDemo(event)) return;
    start();
    if (!dataset.demo || !needsDemo(event as MouseEvent & KeyboardEvent, target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push(event);
  };
  const onDrag = (event: PointerEvent) => {
    const { type, pointerId } = event;
    if (pointerId !== press.pointerId) return;
    if (type !== 'pointermove') isDown = false;
    if (!dataset.demo || !isInDemo(press)) return;
    if (type === 'pointerup' && moved) kept.push(press, moved, event);
    moved = type === 'pointermove' && hasMoved(event) ? event : undefined;
  };
  // The fragment may name an image of the demo, also one without an element. A reload may have left a history entry of a
  // gallery, which the gallery removes.
  const followUrl = () => {
    const demo = document.querySelector(':target')?.closest(demoSelector);
    if ((location.hash && demo !== null) || history.state?.ksModalGallery) start();
  };
  for (const type of signs) {
    addEventListener(type, onUse, { capture: true, signal: controller.signal });
  }
  for (const type of dragTypes) {
    addEventListener(type, onDrag, { capture: true, signal: controller.signal });
  }
  addEventListener('DOMContentLoaded', followUrl);
  addEventListener('hashchange', followUrl);
}
