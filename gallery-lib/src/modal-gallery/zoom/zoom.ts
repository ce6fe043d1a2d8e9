import { clamp } from '../../gestures/glide';
import type { Transform } from '../../gestures/transform';
import {
  centerAt,
  getCenter,
  getDoubleTapLevel,
  getMiddle,
  restAt,
  restLevel,
  zoomAround,
  type Point,
} from '../../gestures/zoom-geometry';
import { createZoomGestures } from './zoom-gestures';
import { createZoomState, type ZoomContext, type ZoomState } from './zoom-state';

/** Distance in px below which a movement by key is none. */
const SMALLEST_STEP = 1;

/** Time in ms after the last event of the wheel at which its zoom has settled. */
const WHEEL_REST = 150;

/** Change of the level per px of the wheel. A trackpad sends some px, a notch of a wheel about 100. */
const WHEEL_SPEED = 0.01;

/** Change of the level by one event of the wheel. */
const NOTCH = 1.25;

/** Lengths in px of the units of a wheel: pixel, line, page. */
const WHEEL_UNITS = [1, 33, 400];

/** Zooming and panning of the active image. */
export type Zoom = ReturnType<typeof createZoom>;

/** Returns the transform after an event of the wheel: panned, or zoomed around the pointer. */
function applyWheel(state: ZoomState, event: WheelEvent, isPan: boolean): Transform {
  const { deltaX, deltaY, deltaMode, clientX, clientY } = event;
  const unit = WHEEL_UNITS[deltaMode] ?? 1;
  const geometry = state.getGeometry();
  const current = state.writer.get();
  if (isPan) {
    const { x, y } = current;
    return restAt({ ...current, x: x - deltaX * unit, y: y - deltaY * unit }, geometry);
  }
  const factor = clamp(Math.exp(-deltaY * unit * WHEEL_SPEED), { min: 1 / NOTCH, max: NOTCH });
  const scale = clamp(current.scale * factor, { min: 1, max: state.getMax() });
  return restAt(zoomAround(current, scale, geometry, { x: clientX, y: clientY }), geometry);
}

/** Creates the commands that zoom and pan without a gesture. */
function createCommands(state: ZoomState) {
  const { writer } = state;
  const middle = () => getMiddle(state.getGeometry());
  let wheelTimer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Zooms in at a point, or back. */
    toggle(point: Point) {
      state.zoomTo(state.target.scale > 1 ? 1 : getDoubleTapLevel(state.getNatural()), point);
    },
    /** Zooms by a factor around the middle; with a point, moves that to the middle. */
    zoomBy(factor: number, point?: Point) {
      state.measure();
      state.zoomTo(state.target.scale * factor, point ?? middle(), middle());
    },
    zoomOut() {
      state.zoomTo(1, middle());
    },
    /** Moves the image by a distance in px; returns false if it cannot move any further. */
    panBy(x: number, y: number): boolean {
      state.measure();
      const { target } = state;
      const moved = { ...target, x: target.x + x, y: target.y + y };
      const next = restAt(moved, state.getGeometry());
      if (Math.hypot(next.x - target.x, next.y - target.y) < SMALLEST_STEP) return false;
      state.moveTo(next);
      return true;
    },
    /** Follows the wheel. */
    wheel(event: WheelEvent, isPan: boolean) {
      writer.stop();
      state.measure();
      state.target = applyWheel(state, event, isPan);
      writer.set(state.target);
      clearTimeout(wheelTimer);
      wheelTimer = setTimeout(state.springBack, WHEEL_REST);
    },
    reset() {
      clearTimeout(wheelTimer);
    },
  };
}

/** Creates the zoom of a stage. */
export function createZoom(context: ZoomContext) {
  const state = createZoomState(context);
  const gestures = createZoomGestures(state);
  const commands = createCommands(state);
  const { writer, measure } = state;
  const showAt = (center: Point, scale: number) => {
    writer.stop();
    state.target = centerAt(center, scale, state.getGeometry());
    writer.set(state.target);
    state.settle();
  };
  return {
    ...commands,
    measure,
    springBack: state.springBack,
    getEdges: state.getEdges,
    pinch: gestures.pinch,
    pan: gestures.pan,
    /** True from the release with which it will be larger than it fits. */
    isZoomed: () => state.target.scale > 1,
    /** Keeps level and centre when the place of the image has changed. */
    resize() {
      const { target } = state;
      const center = getCenter(target, state.getGeometry());
      measure();
      if (target.scale !== 1 && !gestures.isRunning()) showAt(center, target.scale);
    },
    /** Returns the visible detail as in a fragment: level, and the centre in percent. */
    getDetail(): string | undefined {
      const { target } = state;
      if (target.scale === 1) return undefined;
      const { x, y } = getCenter(target, state.getGeometry());
      return [target.scale, x * 100, y * 100].map((part) => +part.toFixed(2)).join();
    },
    /** Shows a detail at once. */
    showDetail(level: number, percentX: number, percentY: number) {
      measure();
      showAt({ x: percentX / 100, y: percentY / 100 }, restLevel(level, state.getMax()));
    },
    /** Begins anew for another image. */
    reset() {
      gestures.reset();
      commands.reset();
      state.reset();
    },
  };
}
