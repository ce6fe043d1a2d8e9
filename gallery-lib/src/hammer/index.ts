'use client';

import { setGestureSource } from '../gestures/registry';
import { hammerSource } from './hammer-source';

/**
 * Lets Hammer (`hammerjs`) recognize the gestures of all galleries that are mounted from now on. Call it once, in a
 * module that runs in the browser. Hammer is fetched when a gallery is first touched or pressed.
 */
export function registerHammer(): void {
  setGestureSource(hammerSource);
}
