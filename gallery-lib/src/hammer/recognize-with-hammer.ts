import Hammer from 'hammerjs';
import {
  DRAG_DISTANCE,
  getAxis,
  TAP_TIME,
  type Axis,
  type GestureSource,
  type Movement,
  type Phase,
  type PointerSample,
} from '../gestures/gesture';
import { trackMovement } from '../gestures/track-movement';

function createManager(element: HTMLElement, isDragging: () => boolean): HammerManager {
  return new Hammer.Manager(element, {
    touchAction: 'pan-y pinch-zoom',
    recognizers: [
      [
        Hammer.Pan,
        {
          direction: Hammer.DIRECTION_ALL,
          threshold: DRAG_DISTANCE,
          // When the browser starts to scroll or zoom, it sends pointercancel at 0, 0. Hammer would start a pan with
          // it that never ends.
          enable: (_, { eventType }) => isDragging() || eventType !== Hammer.INPUT_CANCEL,
        },
      ],
      // Hammer takes the time of a tap from its own clock, which is wrong for replayed events.
      [Hammer.Tap, { threshold: DRAG_DISTANCE, time: Infinity }],
    ],
  });
}

/** Gesture source that consists of the Pan and Tap recognizers of Hammer. */
export const recognizeWithHammer: GestureSource = (element, onGesture) => {
  let axis: Axis | undefined;
  let pointer: PointerSample;
  let track: ReturnType<typeof trackMovement>;
  let movement: Movement;

  const manager = createManager(element, () => axis !== undefined);
  const measure = ({ deltaX, deltaY, srcEvent }: HammerInput) =>
    track(srcEvent.timeStamp, deltaX, deltaY);
  const reportDrag = (phase: Phase) => {
    if (axis) onGesture({ type: 'drag', phase, axis, ...movement, pointer, isAfterPinch: false });
  };

  manager.on('hammer.input', ({ isFirst, srcEvent }) => {
    if (!isFirst) return;
    axis = undefined;
    pointer = srcEvent as PointerEvent;
    track = trackMovement(srcEvent.timeStamp, 0, 0);
  });
  manager.on('panstart panmove panend pancancel', (event) => {
    // After a second finger has been lifted, Hammer starts a pan with the first one.
    const phase = event.maxPointers > 1 ? 'cancel' : (event.type.slice('pan'.length) as Phase);
    if (phase !== 'cancel') movement = measure(event);
    if (phase !== 'cancel' && !axis) {
      axis = getAxis(movement);
      reportDrag('start');
    }
    reportDrag(phase === 'start' ? 'move' : phase);
    if (phase === 'end' || phase === 'cancel') axis = undefined;
  });
  manager.on('tap', (event) => {
    if (event.maxPointers > 1 || measure(event).duration > TAP_TIME) return;
    onGesture({ type: 'tap', pointer });
  });
  return () => manager.destroy();
};
