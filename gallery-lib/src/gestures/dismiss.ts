import type { Movement } from './gesture';
import type { Transform } from './zoom-geometry';

/** Fraction of the height beyond which a release closes. */
const CLOSING_SHARE = 0.2;

/** Time in ms by which a release is projected. */
const PROJECTION_TIME = 200;

/** Fraction of the height over which the image shrinks. */
const SHRINKING_SHARE = 1 / 3;

/** Size of an image that has been dragged over that distance. */
const SMALLEST = 0.85;

/** Fraction of the height at which the backdrop is transparent. */
const BACKDROP_SHARE = 1 / 2;

/** Distance in px within which the controls fade out. */
const CONTROLS_DISTANCE = 60;

/** Part of an upward movement that an image follows if only a downward one closes. */
const UPWARD_RESISTANCE = 0.15;

const toOpacity = (value: number) => Math.max(0, 1 - value);

/** Returns the transform of an image that is dragged vertically over a window of a height in px. */
export function getDismissTransform(deltaY: number, height: number, onlyDown: boolean): Transform {
  const y = onlyDown && deltaY < 0 ? deltaY * UPWARD_RESISTANCE : deltaY;
  const part = Math.min(1, Math.abs(y) / (height * SHRINKING_SHARE));
  return { x: 0, y, scale: 1 - (1 - SMALLEST) * part };
}

/** Returns the opacity of backdrop and controls while the image is at a vertical distance in px. */
export function getDismissFade(y: number, height: number): { backdrop: number; controls: number } {
  const distance = Math.abs(y);
  return {
    backdrop: toOpacity(distance / (height * BACKDROP_SHARE)),
    controls: toOpacity(distance / CONTROLS_DISTANCE),
  };
}

/** Returns the direction in which a released image closes the gallery; `undefined` if it returns. */
export function getDismissDirection(
  { deltaY, velocityY }: Movement,
  height: number,
  onlyDown: boolean,
): 'up' | 'down' | undefined {
  const direction = Math.sign(deltaY);
  const isBack = velocityY * direction < 0;
  const projected = (deltaY + PROJECTION_TIME * velocityY) * direction;
  if (isBack || (onlyDown && direction < 0) || projected <= height * CLOSING_SHARE)
    return undefined;
  return direction < 0 ? 'up' : 'down';
}
