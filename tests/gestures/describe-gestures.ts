import type { Gesture, Pending } from '@/gallery-lib/src/gestures/gesture';
import type { Point } from './traces';

/** Describes a gesture in the words of a trace. `middle` is the middle of the element in the viewport. */
function describeGesture(gesture: Exclude<Gesture, Pending>, middle: Point): string {
  const position = (x: number, y: number) =>
    `${Math.round(x - middle.x)},${Math.round(y - middle.y)}`;
  if (gesture.type === 'tap' || gesture.type === 'doubleTap')
    return `${gesture.type} ${position(gesture.pointer.clientX, gesture.pointer.clientY)}`;
  if (gesture.type === 'pinch') {
    const { phase, scale, centerX, centerY } = gesture;
    return `pinch ${phase} ${scale.toFixed(2)} at ${position(centerX, centerY)}`;
  }
  const { phase, axis, deltaX, deltaY, isAfterPinch } = gesture;
  // Where a drag starts depends on how the browser combines events.
  const distance = phase === 'start' ? '' : ` ${Math.round(deltaX)},${Math.round(deltaY)}`;
  return `drag ${phase} ${axis}${distance}${isAfterPinch ? ' after pinch' : ''}`;
}

/** Describes gestures in the words of a trace, without what is pending and moves: their number depends on the browser. */
export function describeGestures(gestures: readonly Gesture[], middle: Point): string[] {
  return gestures
    .filter((gesture) => gesture.type !== 'pending')
    .filter((gesture) => !('phase' in gesture) || gesture.phase !== 'move')
    .map((gesture) => describeGesture(gesture, middle));
}
