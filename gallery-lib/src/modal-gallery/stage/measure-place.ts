import { getScale, getShift } from '../../core/elements';
import type { Extent, Place } from '../../gestures/zoom-geometry';

const NONE: Extent = { middle: 0, size: 0, min: 0, max: 0 };

/** Place of an image that has not been measured. */
export const NOWHERE: Place = { x: NONE, y: NONE };

/** Measures where the image of a slide fits, once the track is at rest, and the area in which it is visible. */
export function measurePlace(area: HTMLElement, content: HTMLElement): Place {
  const scale = getScale(area);
  const edges = area.getBoundingClientRect();
  const box = (content.parentElement ?? area).getBoundingClientRect();
  // Unlike offsets not rounded, and unlike rectangles not transformed.
  const { width, height } = getComputedStyle(content);
  const measure = (axis: 'x' | 'y', size: string, length: number, whole: number, shift = 0) => {
    const middle = (box[axis] + length / 2) / scale[axis] - shift;
    const min = edges[axis] / scale[axis] - middle;
    return { middle, size: parseFloat(size) || 0, min, max: min + whole / scale[axis] };
  };
  return {
    x: measure('x', width, box.width, edges.width, getShift(content.closest('.ks-track'))),
    y: measure('y', height, box.height, edges.height),
  };
}
