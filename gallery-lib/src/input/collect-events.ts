/** What a finger has done so far. */
export interface CollectedEvents {
  stop(): void;
  /** Stops, and plays the events back. */
  handOver(): void;
}

/** A copy with the original time, from which the recogniser gets the speed of the finger. */
function copyOf(event: PointerEvent): PointerEvent {
  const copy = new PointerEvent(event.type, event);
  return Object.defineProperty(copy, 'timeStamp', { value: event.timeStamp });
}

/**
 * Collects what a finger does on an element until the recogniser is there, so that the gesture that called for it is
 * not lost.
 */
export function collectEvents(element: HTMLElement, first: PointerEvent): CollectedEvents {
  const events = [first];
  const types = ['pointermove', 'pointerup', 'pointercancel'] as const;
  const push = (event: PointerEvent) => {
    if (event.pointerId === first.pointerId) events.push(event);
  };
  for (const type of types) window.addEventListener(type, push);
  const stop = () => {
    for (const type of types) window.removeEventListener(type, push);
  };
  return {
    stop,
    handOver() {
      stop();
      for (const event of events) element.dispatchEvent(copyOf(event));
    },
  };
}
