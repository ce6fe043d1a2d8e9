/** Pointer events of one pointer, buffered until they are replayed. */
export interface BufferedEvents {
  /** Stops buffering and discards the events. */
  stop(): void;
  /** Stops buffering and dispatches the events on the element. */
  replay(): void;
}

/** Copies an event with its original time, from which Hammer computes the velocity. */
function copyEvent(event: PointerEvent): PointerEvent {
  const copy = new PointerEvent(event.type, event);
  return Object.defineProperty(copy, 'timeStamp', { value: event.timeStamp });
}

/** Buffers the events of the pointer of `first` while Hammer is fetched, so that the first gesture is not lost. */
export function bufferPointerEvents(element: HTMLElement, first: PointerEvent): BufferedEvents {
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
    replay() {
      stop();
      for (const event of events) element.dispatchEvent(copyEvent(event));
    },
  };
}
