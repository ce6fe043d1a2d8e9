import type { GestureSource } from './gesture';
import { pointerSource } from './pointer-source';

let current: GestureSource = pointerSource;

/** Replaces the gesture source of the galleries that are mounted from now on. */
export function setGestureSource(source: GestureSource): void {
  current = source;
}

/** Recognizes the gestures made on an element with the current gesture source. */
export const attachGestures: GestureSource = (element, onGesture) => current(element, onGesture);
