import { isRightToLeft } from '../core/elements';
import { getIndexAt, getPosition, type RowGeometry } from './row-geometry';

/** Scrolling of a row of slides. */
export interface RowScroll {
  /** Scrolls to the active slide. */
  show(isAnimated: boolean): void;
  /** Accepts where the user has scrolled to, or else scrolls to the active slide. */
  start(): void;
  /** Removes all listeners. */
  detach(): void;
}

/** What a user does to scroll, or to stop scrolling. */
const INPUT_EVENTS = ['pointerdown', 'wheel', 'keydown', 'focusin'];

/** Time in ms without a `scroll` event after which scrolling has ended, for browsers without `scrollend`. */
const REST_TIME = 80;

/** Time in ms after which scrolling that was asked for has begun, or else was ignored. */
const START_TIME = 200;

/** Time in ms after which an application that controls the index has refused a change. */
const REFUSAL_TIME = 500;

/**
 * Keeps the scroll position of a row and the active slide in step: scrolls to the one on demand, and calls `onSettle` with
 * the index of another one when the user has scrolled to it. While the row scrolls, `dragged` is true and the element
 * around it has the attribute `data-dragging`.
 */
export function attachRowScroll(
  element: HTMLElement,
  dragged: { current: boolean },
  getActive: () => { row: RowGeometry; index: number; reducedMotion: boolean },
  onSettle: (index: number) => void,
): RowScroll {
  const controller = new AbortController();
  const setDragged = (isDragged: boolean) => {
    dragged.current = isDragged;
    element.parentElement?.toggleAttribute('data-dragging', isDragged);
  };
  let timer: ReturnType<typeof setTimeout>;
  /** Index of the slide to which the row was scrolled last. */
  let shown = getActive().index;
  /** True while it scrolls there, unless the user takes over. */
  let isShowing = false;
  const getDistance = ({ row, index }: ReturnType<typeof getActive>) =>
    getPosition(row, index) * row.pitch - Math.abs(element.scrollLeft);
  const show = (isAnimated: boolean) => {
    if (!element.clientWidth) {
      // Shown again before the next frame, a hidden row is not reported to have another width.
      requestAnimationFrame(() => element.clientWidth && show(false));
      return;
    }
    const active = getActive();
    const distance = getDistance(active);
    shown = active.index;
    isShowing = Math.abs(distance) > 1;
    if (!isShowing) return;
    element.scrollBy({
      left: isRightToLeft(element) ? -distance : distance,
      behavior: isAnimated && !active.reducedMotion ? 'smooth' : 'instant',
    });
    clearTimeout(timer);
    // While it snaps after a touch, Chromium ignores an animation, also at the end of that.
    if (isAnimated) timer = setTimeout(() => isShowing && show(false), START_TIME);
  };
  const settle = () => {
    setDragged(false);
    const active = getActive();
    const { row, index } = active;
    // The active slide or the width has changed meanwhile, and the active slide is about to be shown.
    if (index !== shown || Math.abs(element.clientWidth - row.width) >= 1) return;
    if (Math.abs(getDistance(active)) <= 1) {
      isShowing = false;
      return;
    }
    const reached = getIndexAt(row, Math.abs(element.scrollLeft) / row.pitch);
    if (isShowing || reached === index) show(true);
    else {
      onSettle(reached);
      timer = setTimeout(() => show(true), REFUSAL_TIME);
    }
  };
  const listen = (type: string, listener: () => void) =>
    element.addEventListener(type, listener, { passive: true, signal: controller.signal });
  const hasScrollEnd = 'onscrollend' in element;
  for (const type of INPUT_EVENTS) listen(type, () => (isShowing = false));
  listen('scrollend', settle);
  listen('scroll', () => {
    setDragged(true);
    clearTimeout(timer);
    if (!hasScrollEnd) timer = setTimeout(settle, REST_TIME);
  });
  return {
    show,
    start: () => (element.scrollLeft ? settle() : show(false)),
    detach() {
      clearTimeout(timer);
      controller.abort();
      setDragged(false);
    },
  };
}
