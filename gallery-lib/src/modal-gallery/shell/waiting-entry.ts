import { createState, readIds } from '../history/browser-entry';

/**
 * Adds a history entry for a dialog whose gallery has not arrived; the gallery takes it over. Calls `onBack` when the
 * user has left it. Returns a function that ends this, and leaves the entry if `isClosed`.
 */
export function addWaitingEntry(onBack: () => void): (isClosed: boolean) => void {
  const ids = [...readIds(), Math.random().toString(36).slice(2)];
  const isCurrent = () => readIds().length >= ids.length;
  try {
    history.pushState(createState(ids, 0), '');
  } catch {
    // The dialog closes in every other way.
    return () => {};
  }
  const onPopState = () => {
    if (!isCurrent()) onBack();
  };
  // Capture, to run before a router, which may write to the history in its own listener.
  addEventListener('popstate', onPopState, { capture: true });
  return (isClosed) => {
    removeEventListener('popstate', onPopState, { capture: true });
    if (isClosed && isCurrent()) history.back();
  };
}
