type Listener = (event: PopStateEvent) => void;

const listeners = new Set<Listener>();

// At import: routers write to the history in listeners of their own, and add them when they are created. Browsers call
// the listeners of the window in the order in which they were added, also those for the capture phase.
if (typeof window !== 'undefined')
  addEventListener('popstate', (event) => listeners.forEach((listener) => listener(event)));

/** Calls a function when the user has reached another history entry, before routers do. Returns a function that ends this. */
export function onPopState(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
