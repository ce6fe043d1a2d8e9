import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
  type WheelEvent,
} from 'react';
import {
  createSizeObserver,
  getFocusedElement,
  getScale,
  getShift,
  getWindow,
  isRightToLeft,
} from '../core/elements';
import { prefersReducedMotion } from '../core/reduced-motion';
import { clampIndex } from '../core/slides/navigation';
import { windowAround } from '../core/slides/preview-window';
import { useBeforePaint } from '../core/use-before-paint';

/** Thumbnails in the document before and behind the visible ones, beyond as many as are visible. */
const MARGIN = 2;
/** Time in ms in which the thumbnails move to a position. */
const MOVING_TIME = 300;
/** Part of a thumbnail that may be hidden without counting as such: browsers round scroll positions. */
const TOLERANCE = 0.05;

interface StripOptions {
  /** Position of the active thumbnail; `count` if the active image is behind all of them. */
  readonly active: number;
  /** Number of thumbnails. */
  readonly count: number;
  /** Number of visible thumbnails, if they fit. */
  readonly visible: number;
  /** True if the arrows continue at the other end. */
  readonly wraps: boolean;
  /** Measured anew when it changes. */
  readonly size: string;
}

interface Strip {
  /** Thumbnails in the document: from `start` up to, but not including, `end`. */
  readonly start: number;
  readonly end: number;
  /** True if thumbnails are hidden before or behind the visible ones. */
  readonly hasBefore: boolean;
  readonly hasBehind: boolean;
  /** Scrolls by what is visible. */
  scrollBy(step: 1 | -1): void;
  /** Shows the whole thumbnail that has received focus: browsers may leave it cut. */
  onFocus(event: FocusEvent): void;
  onScroll(): void;
  /** Scrolls by a wheel that turns vertically. */
  onWheel(event: WheelEvent): void;
}

/** First visible thumbnail, also if a part of it is hidden, and the first one of which nothing is. */
interface Position {
  readonly first: number;
  readonly whole: number;
}

/**
 * Thumbnails of equal width in a strip that scrolls by itself, of which only those near the visible part are in the
 * document. The active one is kept visible, in the middle where there is space. As wide as the widest one, which is
 * measured: `--ks-cell` never shrinks while images load or scroll into view.
 */
export function useThumbnailStrip(
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  { active, count, visible: wanted, wraps, size }: StripOptions,
): Strip {
  /** Width in px of a thumbnail with its gap; 0 without a layout. */
  const pitch = useRef(0);
  const frame = useRef(0);
  const hasShown = useRef(false);
  /** How many fit into a narrow window. */
  const [fitting, setFitting] = useState(Infinity);
  const visible = Math.min(wanted, fitting);
  const target = windowAround(active, visible, count).start;
  const [position, setPosition] = useState<Position>({ first: target, whole: target });
  const last = Math.max(0, count - visible);
  const first = Math.min(position.first, last);
  const whole = Math.min(position.whole, last);
  const getRange = (from: number): readonly [start: number, end: number] => [
    Math.max(0, from - visible - MARGIN),
    Math.min(count, from + 2 * visible + MARGIN),
  ];
  const [start, end] = getRange(first);

  /** Returns the scroll position in thumbnails. */
  const read = () =>
    pitch.current && scroller.current ? Math.abs(scroller.current.scrollLeft) / pitch.current : 0;

  /** Scrolls to a position; the thumbnails move there, as smooth scrolling would render every frame. */
  const scroll = (to: number, isSmooth: boolean) => {
    const element = scroller.current;
    if (!element) return;
    const from = element.scrollLeft;
    const left = to * pitch.current * (isRightToLeft(element) ? -1 : 1);
    element.scrollTo({ left, behavior: 'instant' });
    const moved = element.scrollLeft - from;
    if (!isSmooth || moved === 0 || !list.current?.animate || prefersReducedMotion()) return;
    // Of what is further away no thumbnails are in the document. A movement that has not ended continues from where it is.
    const most = visible * pitch.current;
    const x = Math.max(-most, Math.min(moved + getShift(list.current), most));
    list.current.animate(
      { transform: [`translate(${x}px)`, 'none'] },
      { duration: MOVING_TIME, easing: 'ease' },
    );
  };

  const scrollTo = (to: number, isSmooth: boolean) => {
    const next = { first: Math.floor(to), whole: Math.ceil(to) };
    // Most steps of a short strip do not scroll, and the same state renders nothing.
    setPosition((now) => (now.first === next.first && now.whole === next.whole ? now : next));
    if (!scroller.current || !pitch.current) return;
    // The frames of another window than that of the dialog may rest.
    const view = getWindow(scroller.current);
    view.cancelAnimationFrame(frame.current);
    // Scrolling lays the page out, which the frame does anyway.
    if (isSmooth) frame.current = view.requestAnimationFrame(() => scroll(to, true));
    else scroll(to, false);
  };

  /** Returns the position of the thumbnail that contains an element, -1 without one. */
  const findThumbnail = (element: Element | null) => {
    const at = [...(list.current?.children ?? [])].findIndex((cell) => cell.contains(element));
    return at < 0 ? at : start + at;
  };

  /** Measures the thumbnails. Returns whether their width has changed. */
  const measure = () => {
    if (!list.current || !scroller.current) return false;
    const { gridTemplateColumns, columnGap } = getComputedStyle(list.current);
    const gap = parseFloat(columnGap) || 0;
    const width = parseFloat(gridTemplateColumns) || 0;
    const next = width && width + gap;
    const isNew = next !== pitch.current;
    pitch.current = next;
    if (isNew) scroller.current.style.setProperty('--ks-cell', `${width}px`);
    const room = parseFloat(getComputedStyle(scroller.current).width);
    if (next) setFitting(Math.max(1, Math.floor((room + gap) / next + TOLERANCE)));
    return isNew;
  };

  useBeforePaint(() => {
    scroller.current?.style.removeProperty('--ks-cell');
    measure();
  }, [size]);

  useBeforePaint(() => {
    scrollTo(target, hasShown.current && Math.abs(first - target) <= 2 * visible);
    hasShown.current = true;
  }, [active, visible, count, size]);

  useEffect(() => {
    let frame = 0;
    const observer = createSizeObserver(() => {
      cancelAnimationFrame(frame);
      // Browsers report an error if the callback itself changes an observed size, if only by a rounding.
      frame = requestAnimationFrame(() => {
        const at = read();
        if (measure()) scrollTo(at, false);
      });
    });
    for (const { current } of [list, scroller]) if (current) observer?.observe(current);
    return () => {
      cancelAnimationFrame(frame);
      observer?.disconnect();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- All functions read references only.
  }, []);

  return {
    start,
    end,
    hasBefore: whole > 0,
    hasBehind: first < last,
    scrollBy(step) {
      const from = step > 0 ? first : whole;
      const isAtEnd = step > 0 ? from >= last : from <= 0;
      const to = isAtEnd && wraps ? last - from : from + step * visible;
      const next = clampIndex(to, last + 1);
      const focused = getFocusedElement(list.current?.ownerDocument);
      // The arrow that the mouse has pressed is about to be hidden, and to lose its focus.
      const isEnd = !wraps && next === (step > 0 ? last : 0);
      if (isEnd && focused?.matches('.ks-preview-arrow:not(:focus-visible)'))
        scroller.current?.focus({ preventScroll: true });
      scrollTo(next, true);
    },
    onFocus({ target: focused }) {
      const at = findThumbnail(focused);
      const from = read();
      const to = Math.min(at, Math.max(at - visible + 1, from));
      if (at >= 0 && Math.abs(to - from) > TOLERANCE) scrollTo(to, true);
    },
    onScroll() {
      if (!pitch.current) return;
      const at = read();
      const next = { first: Math.floor(at + TOLERANCE), whole: Math.ceil(at - TOLERANCE) };
      if (next.first === position.first && next.whole === position.whole) return;
      const focused = findThumbnail(getFocusedElement(list.current?.ownerDocument));
      const [nextStart, nextEnd] = getRange(Math.min(next.first, last));
      // The thumbnail is about to leave the document, and its focus with it.
      if (focused >= 0 && (focused < nextStart || focused >= nextEnd))
        scroller.current?.focus({ preventScroll: true });
      setPosition(next);
    },
    onWheel({ deltaX, deltaY }) {
      const element = scroller.current;
      if (!element || Math.abs(deltaY) <= Math.abs(deltaX)) return;
      const left = deltaY / getScale(element).x;
      element.scrollBy({ left: isRightToLeft(element) ? -left : left, behavior: 'instant' });
    },
  };
}
