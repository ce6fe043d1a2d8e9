import { DOUBLE_TAP_DISTANCE, DOUBLE_TAP_TIME, type Gesture, type PointerSample } from '../gesture';

function isDoubleTap(first: PointerSample, second: PointerSample): boolean {
  return (
    first.pointerType === second.pointerType &&
    second.timeStamp - first.timeStamp <= DOUBLE_TAP_TIME &&
    Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) <=
      DOUBLE_TAP_DISTANCE
  );
}

/** Returns a function that passes gestures on. The second of two taps at one place becomes a double tap. */
export function recognizeDoubleTaps(
  onGesture: (gesture: Gesture) => void,
): (gesture: Gesture) => void {
  let last: PointerSample | undefined;
  return (gesture) => {
    const { type, pointer } = gesture;
    const isSecond = type === 'tap' && last && isDoubleTap(last, pointer);
    last = type === 'tap' && !isSecond ? pointer : undefined;
    onGesture(isSecond ? { type: 'doubleTap', pointer } : gesture);
  };
}
