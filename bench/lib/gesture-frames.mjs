/**
 * What recorded frames show. A frame has a time in ms, the fingers on the screen, and the box of the picture, if there is
 * one.
 */

/** Length of a frame in ms at 60 frames per second. */
const frameTime = 1000 / 60;

/** Distance in px within which a picture counts as being in the same place. */
const tolerance = 0.5;

/** Largest distance in px between the edges of two boxes. */
export function getDistance(a, b) {
  return Math.max(...['left', 'top', 'right', 'bottom'].map((side) => Math.abs(a[side] - b[side])));
}

/** Returns the middle of a box. */
export function getCenter({ left, top, right, bottom }) {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Size of a picture relative to the one at which it fits. */
export function getLevel({ left, right }, fitted) {
  return (right - left) / (fitted.right - fitted.left);
}

/** Distance in px between where a point of the picture is and where it should be. */
export function getPointError({ from, point, to, wanted }) {
  const place = (start, end, fromStart, fromEnd, at) =>
    start + ((at - fromStart) / (fromEnd - fromStart)) * (end - start);
  const x = place(to.left, to.right, from.left, from.right, point.x);
  const y = place(to.top, to.bottom, from.top, from.bottom, point.y);
  return Math.hypot(x - wanted.x, y - wanted.y);
}

function getMidpoint([a, b]) {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Frames with two fingers on the screen, from the first to the last one. */
export function getPinch(frames) {
  return frames.filter(({ touches }) => touches.length === 2);
}

/** Distances in px between the point of the picture under the first midpoint of two fingers and the current midpoint. */
export function getPinchErrors(frames) {
  const [first, ...others] = getPinch(frames);
  const point = getMidpoint(first.touches);
  return others
    .filter(({ picture }) => picture)
    .map(({ picture, touches }) =>
      getPointError({ from: first.picture, point, to: picture, wanted: getMidpoint(touches) }),
    );
}

/** Returns the last frame with a finger on the screen and the frames after it. */
export function getRelease(frames) {
  const index = frames.findLastIndex(({ touches }) => touches.length > 0);
  return { held: frames[index], after: frames.slice(index + 1) };
}

/** Time in ms from the release until the picture no longer moves; null if it is gone. */
export function getRestTime(frames) {
  const { held, after } = getRelease(frames);
  const end = after.at(-1)?.picture;
  if (!end) return null;
  const moving = after.findLast(({ picture }) => !picture || getDistance(picture, end) > tolerance);
  return moving ? moving.time - held.time : 0;
}

/** True if the picture is in the same place in the last frames. */
export function isAtRest(frames, count = 10) {
  const last = frames.slice(-count);
  const end = last.at(-1)?.picture;
  return last.every(({ picture }) => picture && getDistance(picture, end) <= tolerance);
}

/** Distance in px between the edges of an enlarged picture and those of its place, as far as it leaves a gap. */
export function getGap(picture, fitted) {
  return Math.max(0, picture.left - fitted.left, fitted.right - picture.right);
}

/** What happened while a finger was on the screen: frames not shown, the longest time in ms between two, and the work. */
export function getCosts(frames) {
  const touched = frames.filter(({ isTouched }) => isTouched);
  const intervals = touched.slice(1).map(({ time }, index) => time - touched[index].time);
  const countDropped = (interval) => Math.max(0, Math.round(interval / frameTime) - 1);
  return {
    dropped: intervals.reduce((sum, interval) => sum + countDropped(interval), 0),
    longest: Math.max(0, ...intervals),
    ...touched.at(-1).costs,
  };
}
