import { createState, readIds, writeEntry } from '../history/browser-entry';
import { onPopState } from './pop-state';

/**
 * Adds a history entry for a dialog whose gallery has not arrived; the gallery takes it over. Calls `onBack` when the
 * user has left it. Returns a function that ends this, and leaves the entry if `isClosed`.
 */
export function addWaitingEntry(onBack: () => void): (isClosed: boolean) => void {
  const ids = [...readIds(), Math.random().toString(36).slice(2)];
  const isCurrent = () => readIds().length >= ids.length;
  try {
    writeEntry('pushState', createState(ids, 0));
  } catch {
    // The dialog closes in every other way.
    return () => {};
  }
  const unsubscribe = onPopState(() => {
    if (!isCurrent()) onBack();
  });
  return (isClosed) => {
    unsubscribe();
    if (isClosed && isCurrent()) history.back();
  };
}
