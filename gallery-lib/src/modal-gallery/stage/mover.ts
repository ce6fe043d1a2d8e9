import { flushSync } from 'react-dom';
import { getWindow } from '../../core/elements';
import { prefersReducedMotion } from '../../core/reduced-motion';
import { both, FITTED, type Point, type Transform } from '../../gestures/zoom-geometry';

/** How an animation begins and how long it is. */
export interface Course {
  /** Longest time in ms. */
  readonly time: number;
  /** Smallest speed at the start over the mean one. */
  readonly slope: number;
  /** Speed in px/ms of the finger that has been lifted. */
  readonly speed?: Point;
}

/** The only writer of where an element is, once per frame, without a render and without reading the layout. */
interface Mover {
  /** Returns where the element is. */
  get(): Transform;
  /** Returns where the element is, or will be at the end of an animation. */
  getTarget(): Transform;
  /** Returns whether there is an animation. */
  isGliding(): boolean;
  /** Moves the element in the next frame. */
  follow(to: Transform): void;
  /** Animates the element from where it is; at once if reduced motion is preferred. */
  glideTo(to: Transform, course: Course, onEnd: () => void): void;
  /** Ends an animation where it is; returns whether there was one. */
  stop(): boolean;
  /** Moves the element, or another one in its place, at once. */
  place(at: Transform): void;
}

interface Glide {
  readonly element: HTMLElement;
  readonly from: Transform;
  readonly to: Transform;
  readonly animation: Animation;
}

/** Slope of a quadratic ease-out. */
export const STEP_SLOPE = 2;

/** The animation of an image without a finger. */
export const EASE_OUT: Course = { time: 300, slope: STEP_SLOPE };

/** No animation. */
export const AT_ONCE: Course = { time: 0, slope: 0 };

/** Slope above which the curve would run past its end. */
const LARGEST_SLOPE = 3;

/** Shortest time in ms. */
const SHORTEST_TIME = 90;

/** Distance in px from which an animation is seen. */
const SMALLEST_WAY = 0.5;

/** Cancels an animation; some test environments report the rejection of `finished`, which browsers do not. */
export function cancelAnimation(animation: Animation): void {
  animation.finished?.catch(() => undefined);
  animation.cancel();
}

const toCss = ({ x, y, scale }: Transform): string =>
  x || y || scale !== 1 ? `translate(${x}px, ${y}px) scale(${scale})` : '';

/** Creates the mover of an element in an area. `onWrite` is called when the element has been moved. */
export function createMover(
  area: HTMLElement,
  getElement: () => HTMLElement | null,
  onWrite?: () => void,
): Mover {
  const view = getWindow(area);
  let current = FITTED;
  let frame = 0;
  let glide: Glide | undefined;

  const write = (element = getElement()) => {
    view.cancelAnimationFrame(frame);
    frame = 0;
    element?.style.setProperty('transform', toCss(mover.getTarget()));
    onWrite?.();
  };
  /** Ends an animation at a transform. */
  const end = (at: Transform) => {
    const animation = glide?.animation;
    glide = undefined;
    current = at;
    if (!animation) return;
    animation.onfinish = null;
    cancelAnimation(animation);
  };
  const mover: Mover = {
    get() {
      if (!glide) return current;
      const { from, to, animation } = glide;
      // Of the frame that is seen, and without reading the layout. One that has ended has none; its event may be late.
      const { progress } = animation.effect?.getComputedTiming() ?? {};
      const part = progress ?? (animation.playState === 'finished' ? 1 : 0);
      const mix = (name: keyof Transform) => from[name] + (to[name] - from[name]) * part;
      return { ...both(mix), scale: mix('scale') };
    },
    getTarget: () => glide?.to ?? current,
    isGliding: () => Boolean(glide),
    follow(to) {
      current = to;
      frame ||= view.requestAnimationFrame(() => write());
    },
    stop() {
      if (!glide) return false;
      const { element } = glide;
      end(mover.get());
      write(element);
      return true;
    },
    glideTo(to, { time, slope: smallest, speed }, onEnd) {
      mover.stop();
      const from = current;
      const { x, y } = both((axis) => to[axis] - from[axis]);
      const way = x ** 2 + y ** 2;
      const isSeen = time > 0 && (way >= SMALLEST_WAY ** 2 || to.scale !== from.scale);
      const element = getElement();
      if (!element?.animate || !isSeen || prefersReducedMotion()) {
        mover.place(to);
        onEnd();
        return;
      }
      const wanted = speed ? ((speed.x * x + speed.y * y) * time) / way : 0;
      const slope = Math.min(Math.max(wanted, smallest), LARGEST_SLOPE);
      const duration = wanted > slope ? Math.max((time * slope) / wanted, SHORTEST_TIME) : time;
      // A cubic with that slope at its start and none at its end, which the compositor runs.
      const animation = element.animate(
        { transform: [from, to].map((at) => toCss(at) || 'none') },
        { duration, easing: `cubic-bezier(0.3333, ${slope / 3}, 0.6667, 1)` },
      );
      glide = { element, from, to, animation };
      write();
      animation.onfinish = () => {
        mover.place(to);
        // In the frame in which it has ended, with what React renders then.
        flushSync(onEnd);
      };
    },
    place(at) {
      end(at);
      write();
    },
  };
  return mover;
}
