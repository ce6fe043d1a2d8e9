import type { Point } from '../../gestures/zoom-geometry';

/** Change of the level by a key, a button or a click. */
export const STEP = 1.5;

/** Factors of keys; 0 shows the image as it fits. */
export const ZOOM_KEYS: Record<string, number> = { '+': STEP, '=': STEP, '-': 1 / STEP, '0': 0 };

/** Panning by the arrow keys, which is physical also on a right-to-left page. */
export const PAN_KEYS: Record<string, Point> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
