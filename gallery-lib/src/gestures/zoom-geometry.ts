import { clamp, type Range } from './physics';
import type { Transform } from './physics';

/** Point in px of the viewport. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Sizes and places that zooming depends on, in px of the viewport. */
export interface ZoomGeometry {
  /** Middle of the image while it fits. */
  readonly center: Point;
  /** Size of the image while it fits. */
  readonly width: number;
  readonly height: number;
  /** Area in which the zoomed image is visible. */
  readonly area: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
}

/** Smallest distance in px by which an arrow key pans. */
const PAN_STEP = 80;

/** Part of a movement below the minimum that the image follows. */
const BELOW = 0.15;

/** Part of a movement above the maximum that the image follows. */
const ABOVE = 0.05;

/** Part of a movement outside the bounds that the image follows. */
const OUTSIDE = 0.35;

/** Highest level of images whose natural size is not larger. */
const HIGHEST = 10;

/** Difference from 1 below which a level is 1. */
const TOLERANCE = 0.02;

/** Returns the level with which a pinch that began at another level is followed. */
export function applyLevelResistance(level: number, start: number, max: number): number {
  // An image may begin outside, for example when it is dragged to close the gallery: it must not jump.
  const [low, high] = [Math.min(1, start), Math.max(max, start)];
  if (level < low) return low - (low - level) * BELOW;
  return level > high ? high + (level - high) * ABOVE : level;
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
export function getDoubleTapLevel(natural: number, { width, area }: ZoomGeometry): number {
  const whole = (area.right - area.left) / width;
  if (whole > 3) return whole;
  if (natural >= 1.5 && natural <= 3) return natural;
  return natural > 3 ? 3 : 2;
}

/** Returns the positions of a side along its axis. One that is smaller than the area stays as near to its place as possible. */
function getRange(center: number, size: number, low: number, high: number): Range {
  const [min, max] = [high - center - size / 2, low - center + size / 2];
  if (min <= max) return { min, max };
  const place = clamp(0, { min: max, max: min });
  return { min: place, max: place };
}

/** Returns the positions of an image that leave no gap between it and the edges of the area. */
export function getBounds({ center, width, height, area }: ZoomGeometry, scale: number) {
  return {
    x: getRange(center.x, width * scale, area.left, area.right),
    y: getRange(center.y, height * scale, area.top, area.bottom),
  };
}

/** Returns the transform of an image at rest that is nearest to another one. */
export function restAt({ x, y, scale }: Transform, geometry: ZoomGeometry): Transform {
  if (scale === 1) return { x: 0, y: 0, scale };
  const bounds = getBounds(geometry, scale);
  return { x: clamp(x, bounds.x), y: clamp(y, bounds.y), scale };
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

/** Returns the transform with another level that shows the image point of `from` at `to`. */
export function zoomAround(
  start: Transform,
  scale: number,
  { center }: ZoomGeometry,
  from: Point,
  to = from,
): Transform {
  const ratio = scale / start.scale;
  return {
    x: to.x - center.x - (from.x - center.x - start.x) * ratio,
    y: to.y - center.y - (from.y - center.y - start.y) * ratio,
    scale,
  };
}

/** Returns the distance in px by which a key pans: further along an image that is many times larger than the area. */
export function getPanStep({ width, height, area }: ZoomGeometry, scale: number): Point {
  const getStep = (size: number, visible: number) =>
    Math.min(Math.max(PAN_STEP, (size * scale - visible) / 20), visible * 0.8);
  return {
    x: getStep(width, area.right - area.left),
    y: getStep(height, area.bottom - area.top),
  };
}

/** Returns the middle of the area. */
export function getMiddle({ area }: ZoomGeometry): Point {
  return { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 };
}

/** Returns the image point in the middle of the area, in fractions of the image. */
export function getCenter({ x, y, scale }: Transform, geometry: ZoomGeometry): Point {
  const { center, width, height } = geometry;
  const middle = getMiddle(geometry);
  return {
    x: 0.5 + (middle.x - center.x - x) / (width * scale),
    y: 0.5 + (middle.y - center.y - y) / (height * scale),
  };
}

/** Returns the transform that shows an image point, in fractions of the image, in the middle of the area. */
export function centerAt(point: Point, scale: number, geometry: ZoomGeometry): Transform {
  const { center, width, height } = geometry;
  const middle = getMiddle(geometry);
  return restAt(
    {
      x: middle.x - center.x - (point.x - 0.5) * width * scale,
      y: middle.y - center.y - (point.y - 0.5) * height * scale,
      scale,
    },
    geometry,
  );
}
