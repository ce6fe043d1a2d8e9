import { createSizeObserver } from '../../core/elements';
import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '../../core/reduced-motion';
import type { ResolvedModalConfig } from '../../core/config/resolve-modal';
import { applyResistance, clamp, FITTED, type Range } from '../../gestures/zoom-geometry';
import { cancelAnimation, createMover, STEP_SLOPE } from './mover';

/** The strip of the previous, the active and the next slide. */
export interface Track {
  /** Lays the slides out, and moves to the active one if it is another one, at once if `isCut`. */
  update(isCut?: boolean): void;
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

/** Boxes of neighbours that a finger or a wheel may have moved while they were active. */
const LEFT_BOX = '.ks-track-slide:not([data-state]) .ks-track-box > .ks-track-box';

const getPosition = (slide: HTMLElement) => Number(slide.dataset.position);
const getFigure = (slide: HTMLElement) => slide.firstElementChild as HTMLElement | null;

/**
 * Creates the track of the main area, whose slides carry their `data-position`. It is the only writer of where they are:
 * the others are beside the active slide, which is in the middle of the strip, and the strip has one transform.
 */
export function createTrack(area: HTMLElement, options: TrackOptions): Track {
  const { getConfig, getSign, onRest } = options;
  const strip = area.querySelector<HTMLElement>('.ks-track');
  const mover = createMover(area, () => strip);
  let active = 0;
  /** Width of the active slide in px, which the side previews know. */
  let width: number | undefined;
  /** Where the strip was when a finger took it. */
  let start = 0;
  /** Speed of a finger at its release. */
  let speed = 0;
  let fades: Animation[] = [];
  /** Widths of the figures in px, which the observer reports when the frame is laid out, before it is painted. */
  const widths = new WeakMap<Element, number | undefined>();

  const observer = createSizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries)
      widths.set(target, Math.round(borderBoxSize[0]?.inlineSize ?? 0));
    layOut();
  });
  const getSlides = () => [...(strip?.children ?? [])] as HTMLElement[];
  const getWidth = (slide: HTMLElement | undefined) => {
    const figure = slide && getFigure(slide);
    return figure ? (widths.get(figure) ?? figure.offsetWidth) : 0;
  };
  const getActive = () => getSlides().find((slide) => getPosition(slide) === active);
  /** Returns 1 if a slide is on the right of the active one, -1 if it is on the left. */
  const getSide = (slide: HTMLElement) => getSign() * Math.sign(getPosition(slide) - active);
  /** Returns how far the middle of a slide is from that of the active one in px; positive to the right. */
  const getDistance = (slide: HTMLElement) =>
    getSide(slide) * ((getWidth(slide) + (width ?? 0)) / 2 + GAP);
  /** Returns where the strip may be: there, an image is in the middle. */
  const getRange = (): Range => {
    const all = getSlides().map((slide) => -getDistance(slide));
    return { min: Math.min(...all), max: Math.max(...all) };
  };
  const at = (x: number) => ({ ...FITTED, x });
  const rest = () => {
    fades = [];
    speed = 0;
    delete area.dataset.sliding;
    mover.place(FITTED);
    // What zooming has left.
    for (const box of strip?.querySelectorAll<HTMLElement>(LEFT_BOX) ?? [])
      box.style.removeProperty('transform');
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
    mover.glideTo(FITTED, { time, slope, speed: at(speed) }, rest);
  };
  /** Fades the active slide in and the one that leaves out, which stays where it was seen. Where both are alike, so is their sum. */
  const fadeIn = (entering: HTMLElement, leaving: HTMLElement, from: number) => {
    area.dataset.sliding = '';
    mover.place(FITTED);
    const stayed = `${leaving.style.transform} translateX(${from - getDistance(leaving)}px)`;
    const mixBlendMode = ['plus-lighter', 'plus-lighter'];
    fades = [
      entering.animate({ opacity: [0, 1], zIndex: [1, 1], mixBlendMode }, FADE_TIME),
      leaving.animate({ opacity: [1, 0], transform: [stayed, stayed] }, FADE_TIME),
    ];
    const [fade] = fades;
    // In the frame in which it has ended, with what React renders then.
    if (fade) fade.onfinish = () => flushSync(rest);
  };
  /** Places the slides beside the active one, whatever their own widths are. */
  function layOut(): void {
    const now = getWidth(getActive());
    // The side previews shrink before the image does.
    if (now !== width) area.style.setProperty('--ks-slide-width', `${now}px`);
    width = now;
    for (const slide of getSlides()) {
      const side = getSide(slide);
      const { style } = slide;
      style.transform = side ? `translateX(calc(${side} * (50% + ${now / 2 + GAP}px)))` : '';
      style.justifyItems = (side && (side > 0 ? 'left' : 'right')) || '';
    }
  }
  return {
    update(isCut) {
      const next = getSlides().find(({ dataset }) => dataset.state === 'active');
      if (!next) return;
      for (const slide of getSlides()) {
        const figure = getFigure(slide);
        if (!figure || widths.has(figure)) continue;
        widths.set(figure, undefined);
        observer?.observe(figure);
      }
      const position = getPosition(next);
      if (position === active) {
        layOut();
        return;
      }
      const leaving = getActive();
      const wasMoving = stop();
      const from = mover.get().x;
      const entered = from + getDistance(next);
      active = position;
      layOut();
      const { type, duration } = getConfig().transitionConfig;
      const moves = strip?.animate && type !== 'none' && duration > 0 && !prefersReducedMotion();
      if (isCut || !leaving || !moves) rest();
      else if (type === 'fade') fadeIn(next, leaving, from);
      else {
        mover.place(at(clamp(entered, getRange())));
        if (speed !== 0 && !wasMoving) glide(RELEASE_TIME, -1);
        else glide(duration, STEP_SLOPE);
      }
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
      const distance = mover.get().x;
      if (distance !== 0) rest();
      return distance;
    },
    detach() {
      observer?.disconnect();
      stop();
    },
  };
}
