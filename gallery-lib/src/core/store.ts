/** Value that notifies its subscribers of every change; made for `useSyncExternalStore`. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  /** Returns a function that ends the subscription. */
  subscribe(notify: () => void): () => void;
}

/** Creates a store. */
export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const notify of [...listeners]) notify();
    },
    subscribe(notify) {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
}
