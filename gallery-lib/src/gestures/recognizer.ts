import {
  DRAG_DISTANCE,
  getAxis,
  TAP_TIME,
  type Axis,
  type Gesture,
  type Movement,
  type Phase,
  type PointerSample,
} from './gesture';
import { trackMovement } from './track-movement';

/**
 * State machine that recognizes gestures from the samples of pointers. A drag starts after 10 px. A further pointer
 * cancels it, and nothing is recognized until all pointers have been lifted.
 */
export function createRecognizer(
  onGesture: (gesture: Gesture) => void,
): (phase: Phase, sample: PointerSample) => void {
  let pointer: PointerSample | undefined;
  let axis: Axis | undefined;
  let track: ReturnType<typeof trackMovement>;
  let movement: Movement;

  const reportDrag = (phase: Phase) => {
    if (pointer && axis)
      onGesture({ type: 'drag', phase, axis, ...movement, pointer, isAfterPinch: false });
  };
  return (phase, sample) => {
    const { timeStamp, clientX, clientY } = sample;
    if (phase === 'start') {
      reportDrag('cancel');
      axis = undefined;
      pointer = sample.isPrimary ? sample : undefined;
      track = trackMovement(timeStamp, clientX, clientY);
    } else if (pointer && pointer.pointerId === sample.pointerId) {
      // The position of a pointercancel is 0, 0 in some browsers.
      if (phase !== 'cancel') {
        movement = track(timeStamp, clientX, clientY);
        if (!axis && Math.hypot(movement.deltaX, movement.deltaY) > DRAG_DISTANCE) {
          axis = getAxis(movement);
          reportDrag('start');
        }
      }
      reportDrag(phase);
      if (phase === 'end' && !axis && movement.duration <= TAP_TIME)
        onGesture({ type: 'tap', pointer });
      if (phase !== 'move') pointer = axis = undefined;
    }
  };
}
