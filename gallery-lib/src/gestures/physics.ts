/** Place and size of an image relative to where it fits. */
export interface Transform {
  /** Distance of the middle from its place in px; positive to the right. */
  readonly x: number;
  /** Distance of the middle from its place in px; positive downwards. */
  readonly y: number;
  /** Size relative to the one at which the image fits. */
  readonly scale: number;
}

/** Transform of an image that fits. */
export const FITTED: Transform = { x: 0, y: 0, scale: 1 };

/** Animation of an image after a release or a command. */
export interface Motion {
  /** Time in ms after which it has ended. */
  readonly duration: number;
  /** Returns the transform at a time in ms since the beginning. */
  at(time: number): Transform;
}

/** Time in ms in which a spring comes to rest. */
export const SPRING_TIME = 300;

/** Stiffness of a critically damped spring in 1/ms: at the end less than 0.2 % of the distance is left. */
const STIFFNESS = 0.03;

/** Animation along one axis. */
export interface AxisMotion {
  readonly duration: number;
  at(time: number): number;
}

/** Returns the animation of a spring along one axis to its end, with a speed in px/ms at the start. */
export function spring(position: number, end: number, speed = 0): AxisMotion {
  const offset = position - end;
  return {
    duration: SPRING_TIME,
    at: (time) =>
      time >= SPRING_TIME
        ? end
        : end + (offset + (speed + STIFFNESS * offset) * time) * Math.exp(-STIFFNESS * time),
  };
}

/** Returns the animation of a spring between two transforms. The point that both show at one position stays there. */
export function springTo(from: Transform, to: Transform): Motion {
  const x = spring(from.x, to.x);
  const y = spring(from.y, to.y);
  const scale = spring(from.scale, to.scale);
  return {
    duration: SPRING_TIME,
    at: (time) => ({ x: x.at(time), y: y.at(time), scale: scale.at(time) }),
  };
}

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

/** Returns the animation along one axis after a release: it glides, and springs back from outside the range. */
export function glide(position: number, speed: number, range: Range): AxisMotion {
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
