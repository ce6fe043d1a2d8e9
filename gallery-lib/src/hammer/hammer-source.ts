import type { GestureSource } from '../gestures/gesture';
import { pointerSource } from '../gestures/pointer-source';
import { bufferPointerEvents } from './buffer-pointer-events';

let loaded: GestureSource | undefined;

async function load(): Promise<GestureSource> {
  try {
    const { recognizeWithHammer } = await import('./recognize-with-hammer');
    loaded = recognizeWithHammer;
    return loaded;
  } catch {
    // The next gallery tries again.
    return pointerSource;
  }
}

/**
 * Gesture source that fetches Hammer when an element is first pressed. The events until then are buffered and replayed.
 * If Hammer fails to load, the library's own source takes its place.
 */
export const hammerSource: GestureSource = (element, onGesture) => {
  if (loaded) return loaded(element, onGesture);
  let detach = () => element.removeEventListener('pointerdown', press, true);
  let isDetached = false;
  const press = (event: PointerEvent) => {
    detach();
    const buffered = bufferPointerEvents(element, event);
    detach = buffered.stop;
    void load().then((source) => {
      if (isDetached) return;
      detach = source(element, onGesture);
      buffered.replay();
    });
  };
  element.addEventListener('pointerdown', press, true);
  return () => {
    isDetached = true;
    detach();
  };
};
