import type { ComponentType } from 'react';
import { entryDepth } from './history-entry';
import type { ModalSession } from './session';

type ModalViewComponent = ComponentType<{ session: ModalSession }>;

/** The modal view component, or its state while it is not loaded. */
export type LazyView = ModalViewComponent | 'pending' | 'failed';

let view: LazyView = 'pending';
let request: Promise<void> | undefined;
const listeners = new Set<() => void>();

function setView(next: LazyView): void {
  view = next;
  for (const notify of [...listeners]) notify();
}

/** Fetches the modal view once; after a failure the next call tries again. */
export function loadView(): Promise<void> {
  if (view === 'failed') setView('pending');
  request ??= import('./modal-view').then(
    ({ ModalView }) => setView(ModalView),
    (error: unknown) => {
      request = undefined;
      console.error('The modal gallery could not be loaded.', error);
      setView('failed');
    },
  );
  return request;
}

/**
 * Fetches the modal view while the browser is idle; immediately on a gallery's history entry left by a reload, which the
 * view's module removes. Returns a function that cancels the idle request.
 */
export function preloadView(): (() => void) | undefined {
  if (entryDepth(history.state) > 0) void loadView();
  if (!('requestIdleCallback' in globalThis)) return undefined;
  const handle = requestIdleCallback(() => void loadView());
  return () => cancelIdleCallback(handle);
}

/** Returns the modal view or its state. */
export function currentView(): LazyView {
  return view;
}

/** Notifies when the result of `currentView` changes. */
export function subscribeView(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
