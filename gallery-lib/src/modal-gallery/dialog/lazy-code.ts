import { createStore } from '../../core/store';

/** Module with the content of an open gallery. */
export type ViewCode = typeof import('../view/code');

let request: Promise<void> | undefined;

/** The code of the view, or its state while it is not loaded. */
export const codeStore = createStore<ViewCode | 'pending' | 'failed'>('pending');

/** Fetches the code of the view once; after a failure the next call tries again. */
export function loadCode(): Promise<void> {
  if (codeStore.get() === 'failed') codeStore.set('pending');
  request ??= import('../view/code').then(codeStore.set, (error: unknown) => {
    request = undefined;
    console.error('The modal gallery could not be loaded.', error);
    codeStore.set('failed');
  });
  return request;
}
