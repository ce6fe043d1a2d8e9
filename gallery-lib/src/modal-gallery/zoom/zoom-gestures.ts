import type { Drag, Pinch } from '../../gestures/gesture';
import { glide, type Range } from '../../gestures/glide';
import type { Transform } from '../../gestures/transform';
import {
  applyLevelResistance,
  applyResistance,
  getBounds,
  restLevel,
  removeResistance,
  zoomAround,
  type Point,
} from '../../gestures/zoom-geometry';
import type { ZoomState } from './zoom-state';

/** Returns the position that follows a finger from where it began, also outside the range. */
function moveWithResistance(from: number, delta: number, range: Range): number {
  return applyResistance(removeResistance(from, range) + delta, range);
}

/** Creates the handlers of the gestures of one and two fingers on a zoomed image. */
export function createZoomGestures(state: ZoomState) {
  const { writer } = state;
  /** Transform when the running gesture began. */
  let start: Transform | undefined;
  /** Middle between two fingers at that time. */
  let startPoint: Point;

  const begin = () => {
    writer.stop();
    start = writer.get();
    return start;
  };
  const show = (transform: Transform) => {
    state.target = transform;
    writer.set(transform);
  };
  /** Lets a released image glide. */
  const release = ({ velocityX, velocityY }: Drag) => {
    const current = writer.get();
    const bounds = getBounds(state.getGeometry(), current.scale);
    const x = glide(current.x, velocityX, bounds.x, state.spring);
    const y = glide(current.y, velocityY, bounds.y, state.spring);
    const duration = Math.max(x.duration, y.duration);
    const at = (time: number) => ({ ...current, x: x.at(time), y: y.at(time) });
    state.moveTo(at(duration), { duration, at });
  };
  return {
    isRunning: () => start !== undefined,
    /** Follows two fingers. */
    pinch({ phase, scale, centerX, centerY }: Pinch) {
      const point = { x: centerX, y: centerY };
      if (phase === 'start') {
        begin();
        startPoint = point;
      }
      if (!start) return;
      if (phase === 'start' || phase === 'move') {
        const level = applyLevelResistance(start.scale * scale, start.scale, state.getMax());
        show(zoomAround(start, level, state.getGeometry(), startPoint, point));
        return;
      }
      start = undefined;
      // The position of a cancelled pinch may be unknown.
      state.springBack(phase === 'end' ? point : undefined);
    },
    /** Follows one finger. */
    pan(drag: Drag) {
      const { phase, deltaX, deltaY } = drag;
      const from = phase === 'start' ? begin() : start;
      if (!from) return;
      const { x, y, scale } = from;
      if (phase === 'start' || phase === 'move') {
        const bounds = getBounds(state.getGeometry(), scale);
        show({
          x: moveWithResistance(x, deltaX, bounds.x),
          y: moveWithResistance(y, deltaY, bounds.y),
          scale,
        });
        return;
      }
      start = undefined;
      const canGlide = scale !== 1 && restLevel(scale, state.getMax()) === scale;
      if (phase === 'end' && canGlide) release(drag);
      else state.springBack();
    },
    reset() {
      start = undefined;
    },
  };
}
