/** Point or distance in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distance of the middle of an image from where it fits in px, and its size relative to the one at which it fits. */
export interface Transform extends Point {
  readonly scale: number;
}

/** Transform of an image that fits. */
export const FITTED: Transform = { x: 0, y: 0, scale: 1 };

/** Range of a position in px. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** What zooming depends on along one axis, in px. */
export interface Extent extends Range {
  /** Middle of the image while it fits, from the viewport. From there, `min` and `max` are the edges of the visible area. */
  readonly middle: number;
  /** Size of the image while it fits. */
  readonly size: number;
}

/** Place of an image. All points are distances from its middle while it fits. */
export type Place = Readonly<Record<'x' | 'y', Extent>>;

/** Smallest distance in px by which an arrow key pans. */
const PAN_STEP = 80;

/** Distance in px from an edge within which it counts as visible. */
const EDGE_TOLERANCE = 1;

/** Part of a movement below the minimum that the image follows. */
const BELOW = 0.15;

/** Part of a movement above the maximum that the image follows. */
const ABOVE = 0.05;

/** Part of a movement outside the bounds that is followed. */
const OUTSIDE = 0.35;

/** Time in ms that a released image would need for its way at the speed of the finger: it loses 0.5 % of it per ms. */
const GLIDE_TIME = 200;

/** Time in ms in which an image comes back from outside the bounds. */
const RETURN_TIME = 300;

/** Lengths in px of the units of a wheel: pixel, line, page. */
const WHEEL_UNITS = [1, 33, 400];

/** Change of the level per px of the wheel. A trackpad sends some px, a notch of a wheel about 100. */
const WHEEL_SPEED = 0.01;

/** Largest change of the level by one event of the wheel. */
const NOTCH = 1.25;

/** Highest level of images whose natural size is not larger. */
const HIGHEST = 10;

/** Difference from 1 below which a level is 1. */
const TOLERANCE = 0.02;

/** Computes something along both axes. */
export const both = <T>(get: (axis: 'x' | 'y') => T): { x: T; y: T } => ({
  x: get('x'),
  y: get('y'),
});

/** Returns the position in a range that is nearest to another one. */
export function clamp(position: number, { min, max }: Range): number {
  return Math.min(Math.max(position, min), max);
}

/** Returns the level with which a pinch that began at another level is followed. */
export function applyLevelResistance(level: number, start: number, max: number): number {
  // An image may begin outside, for example when it is dragged to close the gallery: it must not jump.
  const inside = clamp(level, { min: Math.min(1, start), max: Math.max(max, start) });
  return inside + (level - inside) * (level < inside ? BELOW : ABOVE);
}

/** Returns the distance in px that an event of the wheel asks for. */
export function getWheelDistance({ deltaX, deltaY, deltaMode }: WheelEvent): Point {
  const unit = WHEEL_UNITS[deltaMode] ?? 1;
  return { x: deltaX * unit, y: deltaY * unit };
}

/** Returns the level after an event of the wheel over a distance in px. */
export function applyWheel(level: number, distance: number, max: number): number {
  const factor = clamp(Math.exp(-distance * WHEEL_SPEED), { min: 1 / NOTCH, max: NOTCH });
  return clamp(level * factor, { min: 1, max });
}

/** Returns the level at which an image rests. */
export function restLevel(level: number, max: number): number {
  return level < 1 + TOLERANCE ? 1 : Math.min(level, max);
}

/** Returns the maximum of an image whose file is so many times larger than the image that fits, at least natural size. */
export function getMaximum(configured: number, natural: number): number {
  return Math.max(natural, Math.min(HIGHEST, configured));
}

/**
 * Returns the level of a double tap: natural size if that is 1.5 to 3 times the fitted one; for an image that fills less
 * than a third of the width, such as a long screenshot, the level at which it fills all of it.
 */
export function getDoubleTapLevel(natural: number, { size, min, max }: Extent): number {
  const whole = (max - min) / size;
  if (whole > 3) return whole;
  return natural < 1.5 ? 2 : Math.min(natural, 3);
}

/** Returns the positions of an image that leave no gap beside it. One that is smaller than the area stays as near to its place as possible. */
export function getBounds({ size, min, max }: Extent, scale: number): Range {
  const half = (size * scale) / 2;
  const [low, high] = [max - half, min + half];
  const place = clamp(0, { min: high, max: low });
  return low <= high ? { min: low, max: high } : { min: place, max: place };
}

/** Returns the transform of an image at rest that is nearest to another one. */
export function restAt({ scale, ...at }: Transform, place: Place): Transform {
  if (scale === 1) return FITTED;
  return { ...both((axis) => clamp(at[axis], getBounds(place[axis], scale))), scale };
}

/** Returns a position that follows a finger, also outside the range. */
export function applyResistance(position: number, range: Range): number {
  const inside = clamp(position, range);
  return inside + (position - inside) * OUTSIDE;
}

/** Returns the position of the finger for one that `applyResistance` has returned. */
export function removeResistance(position: number, range: Range): number {
  const inside = clamp(position, range);
  return inside + (position - inside) / OUTSIDE;
}

/** Returns the transform of an image that has followed a finger over a distance from where it was. */
export function dragBy(from: Transform, by: Point, place: Place): Transform {
  const at = both((axis) => {
    const bounds = getBounds(place[axis], from.scale);
    return applyResistance(removeResistance(from[axis], bounds) + by[axis], bounds);
  });
  return { ...from, ...at };
}

/** Returns the transform of an image at rest over a distance from where it was. */
export const panBy = (from: Transform, by: Point, place: Place): Transform =>
  restAt({ ...from, ...both((axis) => from[axis] + by[axis]) }, place);

/** Returns where a released image comes to rest with a speed in px/ms, and the longest time in ms that it may take. */
export function getGlide(
  from: Transform,
  speed: Point,
  place: Place,
): { to: Transform; time: number } {
  const inside = restAt(from, place);
  const isInside = inside.x === from.x && inside.y === from.y;
  const way = { x: speed.x * GLIDE_TIME, y: speed.y * GLIDE_TIME };
  return { to: panBy(from, way, place), time: isInside ? 3 * GLIDE_TIME : RETURN_TIME };
}

/** Returns which edges of an image are inside the area, along one axis. */
export function getEdges(position: number, scale: number, extent: Extent) {
  const { min, max } = getBounds(extent, scale);
  return { left: position >= max - EDGE_TOLERANCE, right: position <= min + EDGE_TOLERANCE };
}

/** Returns the transform with another level that shows the image point of `from` at `to`. */
export function zoomAround(start: Transform, scale: number, from: Point, to = from): Transform {
  const ratio = scale / start.scale;
  return { ...both((axis) => to[axis] - (from[axis] - start[axis]) * ratio), scale };
}

/** Returns the distance in px by which a key pans: further along an image that is many times larger than the area. */
export function getPanStep({ size, min, max }: Extent, scale: number): number {
  const visible = max - min;
  return clamp((size * scale - visible) / 20, { min: PAN_STEP, max: visible * 0.8 });
}

/** Returns the middle of the area. */
export const getMiddle = (place: Place): Point =>
  both((axis) => (place[axis].min + place[axis].max) / 2);

/** Returns the image point in the middle of the area, in fractions of the image. */
export function getCenter({ scale, ...at }: Transform, place: Place): Point {
  const middle = getMiddle(place);
  return both((axis) => 0.5 + (middle[axis] - at[axis]) / (place[axis].size * scale));
}

/** Returns the transform that shows an image point, in fractions of the image, in the middle of the area. */
export function centerAt(point: Point, scale: number, place: Place): Transform {
  const middle = getMiddle(place);
  const at = both((axis) => middle[axis] - (point[axis] - 0.5) * place[axis].size * scale);
  return restAt({ ...at, scale }, place);
}
