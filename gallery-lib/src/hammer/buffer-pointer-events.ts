import { getWindow, isElement } from '../core/elements';

/** Pointer events, buffered until they are replayed. */
export interface BufferedEvents {
  /** Stops buffering and discards the events. */
  stop(): void;
  /** Stops buffering and dispatches the events. */
  replay(): void;
}

const TYPES = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

/** Copies an event with its original time, from which the velocity is computed. */
function copyEvent(event: PointerEvent): PointerEvent {
  const copy = new PointerEvent(event.type, event);
  return Object.defineProperty(copy, 'timeStamp', { value: event.timeStamp });
}

/** Buffers the events of all pointers that press an element, from `first` on. */
export function bufferPointerEvents(element: HTMLElement, first: PointerEvent): BufferedEvents {
  const events: { event: PointerEvent; target: Element }[] = [];
  const pressed = new Set<number>();
  const push = (event: PointerEvent) => {
    const { type, pointerId, target } = event;
    const isInside = isElement(target) && element.contains(target);
    if (type === 'pointerdown' && isInside) pressed.add(pointerId);
    if (!pressed.has(pointerId)) return;
    // The target is kept, because it can be replaced while the events are buffered.
    events.push({ event, target: isInside ? target : element });
    if (type === 'pointerup' || type === 'pointercancel') pressed.delete(pointerId);
  };
  const view = getWindow(element);
  push(first);
  for (const type of TYPES) view.addEventListener(type, push, true);
  const stop = () => {
    for (const type of TYPES) view.removeEventListener(type, push, true);
  };
  return {
    stop,
    replay() {
      stop();
      for (const { event, target } of events)
        (element.contains(target) ? target : element).dispatchEvent(copyEvent(event));
    },
  };
}
