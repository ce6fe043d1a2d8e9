import { isEditable, PLAYERS } from '../../core/editable';
import type { LazyZoom } from '../zoom/lazy-zoom';
import type { Zoom } from '../zoom/zoom';

/** Change of the zoom level by a key or a button. */
export const ZOOM_STEP = 1.5;

/** Distance in px by which an arrow key pans. */
const PAN_STEP = 80;

/** Movement of the image by the arrow keys, which is physical also on a right-to-left page. */
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
};

const STEPS: Record<string, (zoom: Zoom) => void> = {
  '+': (zoom) => zoom.zoomBy(ZOOM_STEP),
  '=': (zoom) => zoom.zoomBy(ZOOM_STEP),
  '-': (zoom) => zoom.zoomBy(1 / ZOOM_STEP),
  '0': (zoom) => zoom.zoomOut(),
};

/**
 * Zooms or pans by key; returns whether the key has been used. Left alone are keys with a configured action and, at a
 * visible edge, arrows that are pressed anew.
 */
export function handleZoomKey(event: KeyboardEvent, hasAction: boolean, zoom: LazyZoom): boolean {
  const { key, altKey, ctrlKey, metaKey, repeat, target, defaultPrevented } = event;
  const isForeign = isEditable(target, PLAYERS, '[data-no-gesture]');
  if (defaultPrevented || altKey || isForeign) return false;
  const step = STEPS[key];
  if (step && !hasAction) {
    zoom.use(step);
    return true;
  }
  const arrow = ARROWS[key];
  if (!arrow || ctrlKey || metaKey || !zoom.isZoomed()) return false;
  const hasMoved = zoom.get()?.panBy(...arrow);
  return hasMoved || repeat || arrow[0] === 0;
}
