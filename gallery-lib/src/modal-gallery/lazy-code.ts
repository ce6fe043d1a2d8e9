import { createStore } from '../core/store';
import { entryDepth } from './history-entry';

/** Module with everything that an open gallery needs. */
export type GalleryCode = typeof import('./code');

let request: Promise<void> | undefined;

/** The code of the gallery, or its state while it is not loaded. */
export const codeStore = createStore<GalleryCode | 'pending' | 'failed'>('pending');

/** Fetches the code of the gallery once; after a failure the next call tries again. */
export function loadCode(): Promise<void> {
  if (codeStore.get() === 'failed') codeStore.set('pending');
  request ??= import('./code').then(codeStore.set, (error: unknown) => {
    request = undefined;
    console.error('The modal gallery could not be loaded.', error);
    codeStore.set('failed');
  });
  return request;
}

/**
 * Fetches the code of the gallery while the browser is idle; immediately on a gallery's history entry left by a reload,
 * which that code removes. Returns a function that cancels the idle request.
 */
export function preloadCode(): (() => void) | undefined {
  if (entryDepth(history.state) > 0) void loadCode();
  if (!('requestIdleCallback' in globalThis)) return undefined;
  const handle = requestIdleCallback(() => void loadCode());
  return () => cancelIdleCallback(handle);
}
