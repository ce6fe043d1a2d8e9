import { report } from './report';

/** Events emitted in one go before development takes their listeners for an endless loop. */
const LIMIT = 500;

/**
 * Returns a function that applies a change and emits its events in order. Events of a change that a listener makes are
 * queued, so that every listener receives the current event first. An error thrown by `emit` is reported.
 * @throws Error in development, instead of applying a change, when listeners trigger each other endlessly.
 */
export function createEventQueue<T extends object>(): (
  change: () => readonly T[],
  emit: (event: T) => void,
) => void {
  const queue: T[] = [];
  let emitted = 0;
  return (change, emit) => {
    if (process.env.NODE_ENV !== 'production' && emitted > LIMIT)
      throw new Error('Gallery listeners trigger each other endlessly.');
    queue.push(...change());
    if (emitted) return;
    for (let event; (event = queue.shift());) {
      emitted += 1;
      try {
        emit(event);
      } catch (error) {
        report(error);
      }
    }
    emitted = 0;
  };
}
