import {
  DRAG_DISTANCE,
  getAxis,
  TAP_TIME,
  type Axis,
  type Gesture,
  type Movement,
  type Phase,
  type PointerSample,
} from '../gesture';
import { trackMovement } from './track-movement';

/** Measures of the pointers on an element, and the gestures that a recognizer finds in them. */
export interface GestureEmitter {
  /** Measures a sample. `pointers` are the latest samples of the one or two pressed pointers, this one included. */
  measure(phase: Phase, sample: PointerSample, pointers: readonly PointerSample[]): void;
  /** Says that the pointer has moved far enough for a drag. After a pinch, every movement is. */
  hasMoved(): boolean;
  /** Emits a phase of a drag, after its start if that has not been emitted. */
  drag(phase: Phase): void;
  /** Emits a phase of a pinch. */
  pinch(phase: Phase): void;
  /** Emits a tap, unless the touch was long or part of a pinch. */
  tap(): void;
}

/** Returns the distance between two pointers and the middle between them. */
function measurePair(first: PointerSample, second: PointerSample) {
  const { clientX, clientY } = first;
  return {
    // Two fingers can be at one place.
    distance: Math.hypot(clientX - second.clientX, clientY - second.clientY) || 1,
    centerX: (clientX + second.clientX) / 2,
    centerY: (clientY + second.clientY) / 2,
  };
}

/** Returns the measures of the pointers on an element. What they mean is decided by a recognizer. */
export function createGestureEmitter(onGesture: (gesture: Gesture) => void): GestureEmitter {
  let pointer: PointerSample;
  let secondPointer: PointerSample;
  let isAfterPinch: boolean;
  let axis: Axis | undefined;
  let track: ReturnType<typeof trackMovement>;
  let movement: Movement;
  let pair: ReturnType<typeof measurePair>;
  let startDistance: number;

  const restart = (time: number, { clientX, clientY }: PointerSample) => {
    track = trackMovement(time, clientX, clientY);
    movement = track(time, clientX, clientY);
  };
  const emitDrag = (phase: Phase, axis: Axis) =>
    onGesture({ type: 'drag', phase, axis, isAfterPinch, ...movement, pointer });
  return {
    measure(phase, sample, [first = sample, second]) {
      // The position of a pointercancel is 0, 0 in some browsers.
      if (phase === 'cancel') return;
      const { timeStamp, clientX, clientY } = sample;
      if (second) {
        pair = measurePair(first, second);
        if (phase === 'start') {
          secondPointer = sample;
          startDistance = pair.distance;
        } else if (phase === 'end') {
          isAfterPinch = true;
          restart(timeStamp, sample === first ? second : first);
          if (sample === first) pointer = secondPointer;
        }
      } else if (phase === 'start') {
        pointer = sample;
        isAfterPinch = false;
        restart(timeStamp, sample);
      } else movement = track(timeStamp, clientX, clientY);
    },
    hasMoved: () =>
      Math.hypot(movement.deltaX, movement.deltaY) > (isAfterPinch ? 0 : DRAG_DISTANCE),
    drag(phase) {
      if (!axis) emitDrag('start', (axis = getAxis(movement)));
      emitDrag(phase, axis);
      if (phase === 'end' || phase === 'cancel') axis = undefined;
    },
    pinch(phase) {
      const { distance, ...center } = pair;
      onGesture({ type: 'pinch', phase, scale: distance / startDistance, ...center, pointer });
    },
    tap() {
      if (!isAfterPinch && movement.duration <= TAP_TIME) onGesture({ type: 'tap', pointer });
    },
  };
}
