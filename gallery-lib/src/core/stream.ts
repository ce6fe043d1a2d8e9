import type { GalleryStream } from '../model/events';

/** A stream together with the right to send. */
export interface GalleryEmitter<T> {
  readonly stream: GalleryStream<T>;
  emit(event: T): void;
}

/** Makes a stream; what a listener throws is reported to the host and stops nobody else. */
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
          reportError(error);
        }
      }
    },
  };
}
