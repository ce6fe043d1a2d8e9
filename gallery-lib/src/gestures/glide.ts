import type { AxisMotion } from './transform';

/** Range of a position in px. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Returns the position in a range that is nearest to another one. */
export function clamp(position: number, { min, max }: Range): number {
  return Math.min(Math.max(position, min), max);
}

/** Part of the speed that is left after a millisecond of gliding. */
const GLIDE_LEFT = 0.995;

/** Speed in px/ms below which gliding ends. */
const REST_SPEED = 0.02;

/**
 * Returns the movement along one axis after a release: it glides, and springs back from outside the range. `spring` is
 * passed because a module that the view imports too would be one more file.
 */
export function glide(
  position: number,
  speed: number,
  range: Range,
  spring: typeof import('./transform').spring,
): AxisMotion {
  if (clamp(position, range) !== position) return spring(position, clamp(position, range), speed);
  const decay = Math.log(GLIDE_LEFT);
  const duration = Math.max(0, Math.log(REST_SPEED / Math.abs(speed)) / decay);
  const at = (time: number) => position + (speed * (GLIDE_LEFT ** time - 1)) / decay;
  const edge = clamp(at(duration), range);
  if (edge === at(duration)) return { duration, at: (time) => at(Math.min(time, duration)) };
  const edgeTime = Math.log(1 + ((edge - position) * decay) / speed) / decay;
  const back = spring(edge, edge, speed * GLIDE_LEFT ** edgeTime);
  return {
    duration: edgeTime + back.duration,
    at: (time) => (time < edgeTime ? at(time) : back.at(time - edgeTime)),
  };
}
