import type { ComponentType } from 'react';
import { entryDepth } from './history-entry';
import type { ModalSession } from './session';

type ModalViewComponent = ComponentType<{ session: ModalSession }>;

/** What draws a gallery: not fetched yet, there, or refused by the network. */
export type LazyView = ModalViewComponent | 'pending' | 'failed';

let view: LazyView = 'pending';
let request: Promise<void> | undefined;
const listeners = new Set<() => void>();

function setView(next: LazyView): void {
  view = next;
  for (const notify of [...listeners]) notify();
}

/** Fetches what an open gallery is drawn with, once; after a failure the next call tries again. */
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
 * Fetches the view while the browser is idle; at once on a history entry that a reload has left behind, which the
 * view removes. Returns how to cancel that.
 */
export function preloadView(): (() => void) | undefined {
  if (entryDepth(history.state) > 0) void loadView();
  if (!('requestIdleCallback' in globalThis)) return undefined;
  const handle = requestIdleCallback(() => void loadView());
  return () => cancelIdleCallback(handle);
}

/** What there is to draw with now. */
export function currentView(): LazyView {
  return view;
}

/** Tells when that changes. */
export function subscribeView(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
