/** Drag over an image, from press to release. */
export interface Drag {
  /** Distance in px; negative to the left. */
  readonly deltaX: number;
  /** Distance in px; negative upwards. */
  readonly deltaY: number;
  /** Duration in ms. */
  readonly duration: number;
}

/** Average speed in px/ms above which a drag of any length is a swipe. */
const SPEED = 0.3;

/** Fraction of the width that a slower drag must exceed. */
const SHARE = 0.3;

/** Distance in px that a slower drag must exceed, so that a resting finger on a narrow image does nothing. */
const DISTANCE = 100;

/** Returns whether a drag over an element of a width in px is a swipe: mostly horizontal, and fast or long. */
export function isSwipe({ deltaX, deltaY, duration }: Drag, width: number): boolean {
  const distance = Math.abs(deltaX);
  if (distance <= Math.abs(deltaY)) return false;
  return distance / duration > SPEED || distance > Math.max(width * SHARE, DISTANCE);
}
