import type { Gesture, Phase, PointerSample } from '../gesture';
import { createGestureEmitter } from './gesture-emitter';

/** Takes a sample of a pointer, with the latest samples of the one or two pressed pointers, this one included. */
export type Recognizer = (
  phase: Phase,
  sample: PointerSample,
  pointers: readonly PointerSample[],
) => void;

/** Returns a recognizer that calls `onGesture`. */
export type CreateRecognizer = (onGesture: (gesture: Gesture) => void) => Recognizer;

/**
 * State machine that recognizes gestures from the samples of one or two pointers. A drag starts after 10 px, and is
 * cancelled by the second pointer. Two pointers are a pinch.
 */
export const createRecognizer: CreateRecognizer = (onGesture) => {
  const emitter = createGestureEmitter(onGesture);
  let isDragging = false;
  return (phase, sample, pointers) => {
    emitter.measure(phase, sample, pointers);
    if (pointers.length > 1) {
      if (isDragging) emitter.drag('cancel');
      emitter.pinch(phase);
    } else if ((isDragging ||= emitter.hasMoved())) emitter.drag(phase);
    else if (phase === 'end') emitter.tap();
    if (phase !== 'move') isDragging = false;
  };
};
