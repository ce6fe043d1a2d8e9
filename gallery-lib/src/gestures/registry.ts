import type { Gesture, GestureSource } from './gesture';

/** Gesture source of an adapter. It gets the library's own source, to fall back on. */
export type AdapterSource = (
  element: HTMLElement,
  onGesture: (gesture: Gesture) => void,
  builtIn: GestureSource,
) => () => void;

let current: AdapterSource | undefined;

/** Sets the gesture source of all galleries that are mounted from now on. */
export function setGestureSource(source: AdapterSource): void {
  current = source;
}

/** Returns the gesture source that has been set. */
export function getGestureSource(): AdapterSource | undefined {
  return current;
}
