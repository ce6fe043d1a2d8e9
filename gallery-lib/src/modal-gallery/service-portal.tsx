'use client';
import { createElement, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createStore } from '../core/store';
import type { ModalGalleryConfig } from '../model/modal-gallery';
import type { GalleryHandle } from './handles';
import { ModalDialog } from './modal-dialog';
import { providers } from './providers';
import { createSession, type ModalSession } from './session';

const sessions = createStore<readonly ModalSession[]>([]);
let hasRoot = false;

/** Renders the galleries of the service at the end of the body; only the first of several portals does. */
export function ServicePortal({ provider }: { provider?: symbol }): ReactNode {
  const { subscribe } = providers;
  // The server renders no gallery, so neither needs its state there.
  const active = useSyncExternalStore(subscribe, () => providers.get()[0]);
  const open = useSyncExternalStore(sessions.subscribe, sessions.get);
  if (active !== provider || open.length === 0) return null;
  return createPortal(
    open.map((session) => (
      <ModalDialog key={session.serial} session={session} content={session.getContent()} />
    )),
    document.body,
  );
}

/** Renders a gallery of the service: in the tree of a provider, or by a React root that is created once and kept. */
export function startGallery(handle: GalleryHandle, config: ModalGalleryConfig): void {
  const session = createSession(handle, config);
  // A command given before the code arrived may have emptied the list.
  if (!handle.ref.isOpen) return;
  handle.ref.close$.subscribe(() =>
    sessions.set(sessions.get().filter((other) => other !== session)),
  );
  sessions.set([...sessions.get(), session]);
  setTimeout(session.announce);
  if (hasRoot || providers.get().length > 0) return;
  hasRoot = true;
  // Its content is rendered through a portal, so that the container itself does not need to be in the document.
  createRoot(document.createElement('div')).render(createElement(ServicePortal));
}
