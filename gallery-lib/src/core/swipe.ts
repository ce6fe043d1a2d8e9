/** A drag over an image, from the press to the release. */
export interface Drag {
  /** Distance in px; negative to the left. */
  readonly deltaX: number;
  /** Distance in px; negative upwards. */
  readonly deltaY: number;
  /** Milliseconds. */
  readonly duration: number;
  /** Width in px of the element that is dragged. */
  readonly width: number;
}

/** Average speed in px per ms above which a drag is a swipe, however short it is. */
const SPEED = 0.3;

/** Part of the width that a slower drag must cover. */
const SHARE = 0.3;

/** Distance in px that a slower drag must cover at least, so that a finger at rest on a narrow image does nothing. */
const DISTANCE = 100;

/** Returns whether a drag changes the image: it is mostly horizontal, and quick or long. */
export function isSwipe({ deltaX, deltaY, duration, width }: Drag): boolean {
  const distance = Math.abs(deltaX);
  if (distance <= Math.abs(deltaY)) return false;
  return distance / duration > SPEED || distance > Math.max(width * SHARE, DISTANCE);
}
