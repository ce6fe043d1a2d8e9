import { attachRecognizer } from './attach-recognizer';
import type { GestureSource } from '../gesture';
import { createRecognizer } from './recognizer';

/** The gesture source of the library: Pointer Events and a state machine. */
export const pointerSource: GestureSource = (element, onGesture) =>
  attachRecognizer(element, onGesture, createRecognizer);
