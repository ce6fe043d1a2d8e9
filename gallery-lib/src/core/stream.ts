import type { GalleryStream } from '../model/events';
import { report } from './report';

/** Stream and the function that emits on it. */
export interface GalleryEmitter<T> {
  readonly stream: GalleryStream<T>;
  emit(event: T): void;
}

/** Creates a stream. An error thrown by a listener is reported and does not stop the other listeners. */
export function createEmitter<T>(): GalleryEmitter<T> {
  const listeners = new Set<{ call(event: T): void }>();
  return {
    stream: {
      subscribe(listener) {
        const entry = { call: listener };
        listeners.add(entry);
        return { unsubscribe: () => void listeners.delete(entry) };
      },
    },
    emit(event) {
      for (const listener of [...listeners]) {
        try {
          listener.call(event);
        } catch (error) {
          report(error);
        }
      }
    },
  };
}
