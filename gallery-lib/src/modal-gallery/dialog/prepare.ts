import { followHistory } from '../history/back';
import { getMissingParts, loadParts, type PartOptions } from '../parts';

/** Calls a function while the browser is idle; soon in Safari, which has no such callback. Returns a function that cancels this. */
function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(callback);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, 500);
  return () => clearTimeout(timer);
}

/**
 * Prepares for the first gallery of a page: removes the history entry of one that a reload has closed, and fetches the
 * code that the options of the gallery use, or the default ones, while the browser is idle; they are read then. Returns a
 * function that cancels the latter.
 */
export function prepare(getOptions?: () => PartOptions): () => void {
  followHistory();
  return whenIdle(() => loadParts(getMissingParts(getOptions?.())));
}
