import { flushSync } from 'react-dom';
import { getWindow } from '../../core/elements';
import { prefersReducedMotion } from '../../core/reduced-motion';
import type { ResolvedModalConfig } from '../../core/config/resolve-modal';

/** The strip of the previous, the active and the next slide. */
export interface Track {
  /** Lays the slides out and moves to the active one, at once if `isCut`; returns whether it is another one. */
  update(isCut: boolean): boolean;
  /** Stops an animation where it is, for a finger; returns whether there was one. */
  grab(): boolean;
  /** Follows a finger by its distance in px since `grab`. */
  drag(deltaX: number): void;
  /** Says how fast the finger was at the release, in px/ms; the next animation continues with it. */
  release(velocityX: number): void;
  /** Returns to the active slide. */
  settle(): void;
  /** Ends an animation at once; returns the distance in px at which the active slide was from its position. */
  finish(): number;
  detach(): void;
}

interface TrackOptions {
  getConfig(): ResolvedModalConfig;
  /** Returns 1 if the next slide is on the right, -1 if it is on the left. */
  getSign(): 1 | -1;
  /** Called when the active slide is at rest. */
  onRest(): void;
}

/** An animation of the strip between two points in px, in a time in ms; `slope` is the speed at its start over the mean one. */
interface Glide {
  readonly from: number;
  readonly to: number;
  readonly time: number;
  readonly slope: number;
  readonly animation: Animation;
}

/** Space in px between two images. */
const GAP = 16;

/** Part of the distance that the strip follows beyond its last slide. */
const RESISTANCE = 0.35;

/** Times in ms: the longest one after a release, the shortest one, and that of a fade. */
const RELEASE_TIME = 280;
const SHORTEST_TIME = 90;
const FADE_TIME = 150;

/** Slope of a step that no finger has begun, the same as that of a quadratic ease-out. */
const STEP_SLOPE = 2;

/** Slope above which the curve would run past its end. */
const LARGEST_SLOPE = 3;

/** Distance in px from which an animation is seen. */
const SMALLEST_WAY = 0.5;

const getPosition = (slide: HTMLElement) => Number(slide.dataset.position);
const getFigure = (slide: HTMLElement) => slide.firstElementChild as HTMLElement | null;

/** Cancels an animation; some test environments report the rejection of `finished`, which browsers do not. */
export function cancelAnimation(animation: Animation): void {
  animation.finished?.catch(() => undefined);
  animation.cancel();
}

/** Returns how far a glide has come, from 0 to 1. */
function getProgress({ animation, time }: Glide): number {
  // There is no start time before the first frame.
  const start = Number(animation.startTime ?? performance.now());
  return Math.min(Math.max((performance.now() - start) / time, 0), 1);
}

/** Returns where a glide is and its speed in px/ms: a formula, so that catching it reads no layout. */
function getState(glide: Glide): { at: number; speed: number } {
  const { from, to, time, slope } = glide;
  const s = getProgress(glide);
  return {
    at: from + (to - from) * (((slope - 2) * s + 3 - 2 * slope) * s + slope) * s,
    speed: ((to - from) / time) * ((3 * (slope - 2) * s + 6 - 4 * slope) * s + slope),
  };
}

/**
 * Creates the track of the main area, whose slides carry their `data-position`. It is the only writer of where they are:
 * each has a fixed place on the strip, and the strip has one transform.
 */
export function createTrack(area: HTMLElement, options: TrackOptions): Track {
  const { getConfig, getSign, onRest } = options;
  const view = getWindow(area);
  const strip = area.querySelector<HTMLElement>('.ks-track');
  /** Middle of each slide on the strip in px, by position. */
  let centres = new Map<number, number>();
  let active = 0;
  /** Point of the strip in the middle of the area. */
  let point = 0;
  let start = 0;
  let speed = 0;
  let frame = 0;
  let glide: Glide | undefined;
  let fades: Animation[] = [];
  /** Widths of the figures in px, which the observer reports when the frame is laid out, before it is painted. */
  const widths = new WeakMap<Element, number>();
  /** Positions of slides that have been placed before their width was known. */
  let estimated = new Set<number>();
  /** Width in px that the side previews know. */
  let shownWidth: number | undefined;

  const Observer = globalThis.ResizeObserver as typeof ResizeObserver | undefined;
  const observer =
    Observer &&
    new Observer((entries) => {
      for (const { target, borderBoxSize } of entries)
        widths.set(target, Math.round(borderBoxSize[0]?.inlineSize ?? 0));
      layOut();
    });
  const getKnownWidth = (slide: HTMLElement) => widths.get(getFigure(slide) ?? slide);
  const getWidth = (slide: HTMLElement) =>
    getKnownWidth(slide) ?? getFigure(slide)?.offsetWidth ?? 0;
  const getDistance = (a: number, b: number) => (a + b) / 2 + GAP;
  const observed = new WeakSet<Element>();
  const observeSlides = () => {
    for (const slide of getSlides()) {
      const figure = getFigure(slide);
      if (!observer || !figure || observed.has(figure)) continue;
      observed.add(figure);
      observer.observe(figure);
    }
  };
  const getSlides = () => [...(strip?.children ?? [])] as HTMLElement[];
  const getSlide = (position: number) =>
    getSlides().find((slide) => getPosition(slide) === position);
  const getTransform = (at: number, sign = getSign()) =>
    at ? `translateX(${-sign * Number(at.toFixed(2))}px)` : '';
  const write = () => {
    frame = 0;
    if (strip) strip.style.transform = getTransform(point);
  };
  const place = () => {
    const sign = getSign();
    for (const slide of getSlides())
      slide.style.transform = getTransform(-(centres.get(getPosition(slide)) ?? 0), sign);
  };
  const keepInside = (at: number) => {
    const all = [...centres.values()];
    return Math.min(Math.max(at, Math.min(...all)), Math.max(...all));
  };
  const rest = () => {
    glide = undefined;
    fades = [];
    speed = 0;
    delete area.dataset.sliding;
    // Places stay small numbers, and what zooming has left in slides goes with them.
    const middle = centres.get(active) ?? 0;
    centres = new Map([...centres].map(([position, at]) => [position, at - middle]));
    point = 0;
    place();
    write();
    for (const slide of getSlides()) {
      if (getPosition(slide) === active) continue;
      slide
        .querySelector<HTMLElement>('.ks-track-box > .ks-track-box')
        ?.style.removeProperty('transform');
    }
    onRest();
  };
  /** Rests in the frame in which an animation has ended, with what React renders then. */
  const finish = () => flushSync(rest);
  const stop = () => {
    view.cancelAnimationFrame(frame);
    frame = 0;
    if (fades.length > 0) {
      // What comes next begins at rest: the end of the fade would move it.
      fades.forEach(cancelAnimation);
      rest();
    }
    if (!glide) return false;
    const { animation } = glide;
    ({ at: point, speed } = getState(glide));
    glide = undefined;
    animation.onfinish = null;
    write();
    cancelAnimation(animation);
    return true;
  };
  /** Moves to a point, from here and as fast as it is, and never past it. */
  const glideTo = (to: number, given: number, smallestSlope: number) => {
    const before = speed;
    const from = point;
    const way = to - from;
    point = to;
    write();
    if (!strip?.animate || Math.abs(way) < SMALLEST_WAY || prefersReducedMotion()) {
      rest();
      return;
    }
    let time = given;
    let slope = Math.max((before * time) / way, smallestSlope);
    if (slope > LARGEST_SLOPE) {
      time = Math.max((time * LARGEST_SLOPE) / slope, SHORTEST_TIME);
      slope = LARGEST_SLOPE;
    }
    area.dataset.sliding = '';
    // A cubic with the slope at its start and none at its end is exactly this curve, which the compositor runs.
    const animation = strip.animate(
      { transform: [from, to].map((at) => getTransform(at) || 'none') },
      { duration: time, easing: `cubic-bezier(0.3333, ${slope / 3}, 0.6667, 1)` },
    );
    glide = { from, to, time, slope, animation };
    animation.onfinish = finish;
  };
  /** Fades the active slide in and the one that leaves out, which stays where it was seen. Where both are alike, so is their sum. */
  const fadeIn = (entering: HTMLElement, leaving: HTMLElement, from: number) => {
    area.dataset.sliding = '';
    point = centres.get(active) ?? 0;
    write();
    const stayed = getTransform(-((centres.get(getPosition(leaving)) ?? 0) - from + point));
    const mixBlendMode = ['plus-lighter', 'plus-lighter'];
    fades = [
      entering.animate({ opacity: [0, 1], zIndex: [1, 1], mixBlendMode }, FADE_TIME),
      leaving.animate({ opacity: [1, 0], transform: [stayed, stayed] }, FADE_TIME),
    ];
    const [fade] = fades;
    if (fade) fade.onfinish = finish;
  };
  /** Places the slides around the active one. A new one has the width of the active one until the frame is laid out. */
  function layOut(): void {
    const middle = getSlide(active);
    const width = middle ? getWidth(middle) : 0;
    if (width !== shownWidth) {
      shownWidth = width;
      // The side previews shrink before the image does.
      area.style.setProperty('--ks-slide-width', `${width}px`);
    }
    const at = centres.get(active) ?? 0;
    const isGuess = (slide: HTMLElement) => Boolean(observer) && getKnownWidth(slide) === undefined;
    const guesses = new Set(getSlides().filter(isGuess).map(getPosition));
    centres = new Map(
      getSlides().map((slide) => {
        const position = getPosition(slide);
        const own = guesses.has(position) ? width : getWidth(slide);
        const way = middle ? (position - active) * getDistance(width, own) : 0;
        const isSeen = glide && !estimated.has(position);
        // A slide that is seen stays where it is.
        return [position, (isSeen ? centres.get(position) : undefined) ?? at + way];
      }),
    );
    estimated = guesses;
    place();
  }
  return {
    update(isCut) {
      const next = getSlides().find(({ dataset }) => dataset.state === 'active');
      if (!next) return false;
      observeSlides();
      const position = getPosition(next);
      const before = active;
      if (position === before) {
        layOut();
        return false;
      }
      const leaving = getSlide(before);
      const isMoving = stop();
      if (!isMoving && !('sliding' in area.dataset)) speed = 0;
      if (leaving && !centres.has(position))
        centres.set(
          position,
          (centres.get(before) ?? 0) +
            Math.sign(position - before) * getDistance(getWidth(leaving), getWidth(next)),
        );
      active = position;
      const kept = new Set(getSlides().map(getPosition));
      centres = new Map([...centres].filter(([each]) => kept.has(each)));
      if (!leaving || !centres.has(active)) centres.set(active, point);
      place();
      const from = point;
      point = keepInside(point);
      const to = centres.get(active) ?? 0;
      const { type, duration } = getConfig().transitionConfig;
      const moves = strip?.animate && type !== 'none' && duration > 0 && !prefersReducedMotion();
      if (isCut || !leaving || !moves) {
        point = to;
        write();
        rest();
      } else if (type === 'fade') fadeIn(next, leaving, from);
      else if (speed !== 0 && !isMoving) glideTo(to, RELEASE_TIME, -1);
      else glideTo(to, duration, STEP_SLOPE);
      return true;
    },
    grab() {
      const wasMoving = stop();
      start = point;
      speed = 0;
      return wasMoving;
    },
    drag(deltaX) {
      area.dataset.sliding = '';
      const wanted = start - getSign() * deltaX;
      const inside = keepInside(wanted);
      point = inside + (wanted - inside) * RESISTANCE;
      frame ||= view.requestAnimationFrame(write);
    },
    release(velocityX) {
      speed = -getSign() * velocityX;
    },
    settle() {
      // Also where a finger has come back to the middle: the neighbours are still seen.
      if (glide || !('sliding' in area.dataset)) return;
      glideTo(centres.get(active) ?? 0, RELEASE_TIME, -1);
    },
    finish() {
      stop();
      const distance = getSign() * ((centres.get(active) ?? 0) - point);
      if (distance !== 0) rest();
      return distance;
    },
    detach() {
      observer?.disconnect();
      stop();
    },
  };
}
