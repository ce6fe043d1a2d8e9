import type { ComponentType, RefObject } from 'react';
import { createStore } from '../core/store';
import type { ModalSession, SessionContent } from './session';

/** Props of the view inside the dialog of a gallery. */
export interface ModalViewProps {
  session: ModalSession;
  content: SessionContent;
  dialog: RefObject<HTMLDialogElement | null>;
}

/** The view, or its state while it is not loaded. */
export type LazyView = ComponentType<ModalViewProps> | 'pending' | 'failed';

let request: Promise<void> | undefined;

/** Component that renders the content of the dialog. */
export const viewStore = createStore<LazyView>('pending');

/** Fetches the view once; after a failure the next call tries again. */
export function loadView(): Promise<void> {
  if (viewStore.get() === 'failed') viewStore.set('pending');
  request ??= import('./modal-view').then(
    ({ ModalView }) => viewStore.set(ModalView),
    (error: unknown) => {
      request = undefined;
      console.error('The modal gallery could not be loaded.', error);
      viewStore.set('failed');
    },
  );
  return request;
}

/** Fetches the view while the browser is idle. Returns a function that cancels the request. */
export function preloadView(): (() => void) | undefined {
  if (!('requestIdleCallback' in globalThis)) return undefined;
  const handle = requestIdleCallback(() => void loadView());
  return () => cancelIdleCallback(handle);
}
