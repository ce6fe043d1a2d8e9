import { getWindow } from '../../core/elements';
import { getDismissFade } from '../../gestures/dismiss';
import { FITTED, type Motion, type Transform } from '../../gestures/physics';
import { prefersReducedMotion } from '../../core/reduced-motion';

/** The only writer of what gestures change: the transform of the active image and the opacity of what is around it. */
export interface Writer {
  /** Returns the transform, which may not have been written yet. */
  get(): Transform;
  /** Writes a transform in the next frame. With the height of the window, backdrop and controls fade with the distance. */
  set(transform: Transform, fadeHeight?: number): void;
  /** Writes an animation, a frame at a time; without animation if reduced motion is preferred. */
  animate(motion: Motion, onEnd: () => void): void;
  /** Ends an animation where it is; returns whether there was one. */
  stop(): boolean;
  /** Forgets the transform, for another image. */
  reset(): void;
  /** Writes nothing more. */
  detach(): void;
}

const FADES = ['--ks-backdrop-fade', '--ks-controls-fade'] as const;

/** Creates the writer of a stage. `getContent` returns the element with the active image. */
export function createWriter(area: HTMLElement, getContent: () => HTMLElement | null): Writer {
  const view = getWindow(area);
  let current = FITTED;
  let height: number | undefined;
  let frame = 0;
  let isMoving = false;
  /** True if the dialog has the properties of `FADES`. */
  let isFaded = false;

  const writeFade = () => {
    const style = area.closest('dialog')?.style;
    if (height !== undefined) {
      const { backdrop, controls } = getDismissFade(current.y, height);
      style?.setProperty(FADES[0], String(backdrop));
      style?.setProperty(FADES[1], String(controls));
    } else if (isFaded) {
      for (const name of FADES) style?.removeProperty(name);
    }
    isFaded = height !== undefined;
  };
  const write = () => {
    frame = 0;
    const { x, y, scale } = current;
    area.toggleAttribute('data-zoomed', height === undefined && scale !== 1);
    writeFade();
    const isFitted = x === 0 && y === 0 && scale === 1;
    const transform = isFitted ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    getContent()?.style.setProperty('transform', transform);
  };
  const cancel = () => {
    view.cancelAnimationFrame(frame);
    frame = 0;
    isMoving = false;
  };
  return {
    get: () => current,
    set(transform, fadeHeight) {
      current = transform;
      height = fadeHeight;
      frame ||= view.requestAnimationFrame(write);
    },
    animate({ at, duration }, onEnd) {
      cancel();
      isMoving = true;
      let start: number | undefined;
      const step = (now: number) => {
        start ??= now;
        const elapsed = prefersReducedMotion() ? duration : Math.min(now - start, duration);
        const isEnd = elapsed === duration;
        current = at(elapsed);
        if (isEnd) height = undefined;
        write();
        isMoving = !isEnd;
        if (isEnd) onEnd();
        else frame = view.requestAnimationFrame(step);
      };
      frame = view.requestAnimationFrame(step);
    },
    stop() {
      const wasMoving = isMoving;
      if (wasMoving) cancel();
      return wasMoving;
    },
    reset() {
      cancel();
      current = FITTED;
      height = undefined;
      write();
    },
    detach: cancel,
  };
}
