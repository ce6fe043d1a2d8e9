import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '../../core/reduced-motion';
import type { ResolvedModalConfig } from '../../core/config/resolve-modal';
import { applyResistance, clamp, FITTED, type Range } from '../../gestures/zoom-geometry';
import { cancelAnimation, createMover, STEP_SLOPE } from './mover';

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

/** Space in px between two images. */
const GAP = 16;

/** Times in ms: the longest one after a release, and that of a fade. */
const RELEASE_TIME = 280;
const FADE_TIME = 150;

const getPosition = (slide: HTMLElement) => Number(slide.dataset.position);
const getFigure = (slide: HTMLElement) => slide.firstElementChild as HTMLElement | null;

/**
 * Creates the track of the main area, whose slides carry their `data-position`. It is the only writer of where they are:
 * each has a fixed place on the strip, and the strip has one transform.
 */
export function createTrack(area: HTMLElement, options: TrackOptions): Track {
  const { getConfig, getSign, onRest } = options;
  const strip = area.querySelector<HTMLElement>('.ks-track');
  const mover = createMover(area, () => strip);
  /** Distance of the middle of each slide from that of the strip in px, by position; positive to the right. */
  let centres = new Map<number, number>();
  let active = 0;
  /** Where the strip was when a finger took it. */
  let start = 0;
  /** Speed of a finger at its release. */
  let speed = 0;
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
  const getDistance = (a: number, b: number) => getSign() * ((a + b) / 2 + GAP);
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
  const getCentre = (position: number) => centres.get(position) ?? 0;
  /** Returns where the strip shows the active slide. */
  const getRest = () => -getCentre(active);
  const at = (x: number) => ({ ...FITTED, x });
  const place = () => {
    for (const slide of getSlides()) {
      const x = getCentre(getPosition(slide));
      slide.style.transform = x ? `translateX(${x}px)` : '';
    }
  };
  const getRange = (): Range => {
    const all = [...centres.values()];
    return { min: -Math.max(...all), max: -Math.min(...all) };
  };
  const rest = () => {
    fades = [];
    speed = 0;
    delete area.dataset.sliding;
    // Places stay small numbers, and what zooming has left in slides goes with them.
    const middle = getCentre(active);
    centres = new Map([...centres].map(([position, x]) => [position, x - middle]));
    mover.place(FITTED);
    place();
    for (const slide of getSlides()) {
      if (getPosition(slide) === active) continue;
      slide
        .querySelector<HTMLElement>('.ks-track-box > .ks-track-box')
        ?.style.removeProperty('transform');
    }
    onRest();
  };
  const stop = () => {
    if (fades.length > 0) {
      // What comes next begins at rest: the end of the fade would move it.
      fades.forEach(cancelAnimation);
      rest();
    }
    return mover.stop();
  };
  const glide = (time: number, slope: number) => {
    area.dataset.sliding = '';
    mover.glideTo(at(getRest()), { time, slope, speed: { x: speed, y: 0 } }, rest);
  };
  /** Fades the active slide in and the one that leaves out, which stays where it was seen. Where both are alike, so is their sum. */
  const fadeIn = (entering: HTMLElement, leaving: HTMLElement, from: number) => {
    area.dataset.sliding = '';
    mover.place(at(getRest()));
    const stayed = `translateX(${getCentre(getPosition(leaving)) + from - getRest()}px)`;
    const mixBlendMode = ['plus-lighter', 'plus-lighter'];
    fades = [
      entering.animate({ opacity: [0, 1], zIndex: [1, 1], mixBlendMode }, FADE_TIME),
      leaving.animate({ opacity: [1, 0], transform: [stayed, stayed] }, FADE_TIME),
    ];
    const [fade] = fades;
    // In the frame in which it has ended, with what React renders then.
    if (fade) fade.onfinish = () => flushSync(rest);
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
    const isGuess = (slide: HTMLElement) => Boolean(observer) && getKnownWidth(slide) === undefined;
    const guesses = new Set(getSlides().filter(isGuess).map(getPosition));
    centres = new Map(
      getSlides().map((slide) => {
        const position = getPosition(slide);
        const own = guesses.has(position) ? width : getWidth(slide);
        const way = middle ? (position - active) * getDistance(width, own) : 0;
        const isSeen = mover.isGliding() && !estimated.has(position);
        // A slide that is seen stays where it is.
        return [position, (isSeen ? centres.get(position) : undefined) ?? getCentre(active) + way];
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
      const wasMoving = stop();
      const from = mover.get().x;
      if (leaving && !centres.has(position)) {
        const distance = getDistance(getWidth(leaving), getWidth(next));
        centres.set(position, getCentre(before) + Math.sign(position - before) * distance);
      }
      active = position;
      const kept = new Set(getSlides().map(getPosition));
      centres = new Map([...centres].filter(([each]) => kept.has(each)));
      if (!leaving) centres.set(active, -from);
      place();
      mover.place(at(clamp(from, getRange())));
      const { type, duration } = getConfig().transitionConfig;
      const moves = strip?.animate && type !== 'none' && duration > 0 && !prefersReducedMotion();
      if (isCut || !leaving || !moves) rest();
      else if (type === 'fade') fadeIn(next, leaving, from);
      else if (speed !== 0 && !wasMoving) glide(RELEASE_TIME, -1);
      else glide(duration, STEP_SLOPE);
      return true;
    },
    grab() {
      const wasMoving = stop();
      start = mover.get().x;
      speed = 0;
      return wasMoving;
    },
    drag(deltaX) {
      area.dataset.sliding = '';
      mover.follow(at(applyResistance(start + deltaX, getRange())));
    },
    release(velocityX) {
      speed = velocityX;
    },
    settle() {
      // Also where a finger has come back to the middle: the neighbours are still seen.
      if (!mover.isGliding() && 'sliding' in area.dataset) glide(RELEASE_TIME, -1);
    },
    finish() {
      stop();
      const distance = mover.get().x - getRest();
      if (distance !== 0) rest();
      return distance;
    },
    detach() {
      observer?.disconnect();
      stop();
    },
  };
}
