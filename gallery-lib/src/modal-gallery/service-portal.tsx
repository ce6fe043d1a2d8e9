'use client';
import { createElement, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createStore } from '../core/store';
import { ModalDialog } from './modal-dialog';
import { openSessions } from './open-sessions';
import type { ModalSession } from './session';

/** Mounted providers; the first one renders the galleries of the service. */
const providers = createStore<readonly symbol[]>([]);
const NONE: readonly ModalSession[] = [];
let hasRoot = false;

function useRenderedSessions(provider: symbol | undefined): readonly ModalSession[] {
  const active = useSyncExternalStore(
    providers.subscribe,
    () => providers.get()[0],
    () => undefined,
  );
  const sessions = useSyncExternalStore(openSessions.subscribe, openSessions.get, () => NONE);
  return active === provider ? sessions.filter(({ isFromService }) => isFromService) : NONE;
}

/** Renders the galleries of the service at the end of the body, unless another portal renders them. */
function ServicePortal({ provider }: { provider?: symbol }): ReactNode {
  const sessions = useRenderedSessions(provider);
  if (sessions.length === 0) return null;
  return createPortal(
    sessions.map((session) => (
      <ModalDialog key={session.serial} session={session} content={session.getContent()} />
    )),
    document.body,
  );
}

/** Renders the galleries of the service in the tree of a provider, and closes them when it unmounts. */
export function ProviderPortal(): ReactNode {
  const [self] = useState(() => Symbol());
  useEffect(() => {
    providers.set([...providers.get(), self]);
    return () => {
      providers.set(providers.get().filter((other) => other !== self));
      const rendered = openSessions.get();
      // StrictMode unmounts and mounts again within the same task; galleries stay open.
      setTimeout(() => {
        if (providers.get().length > 0) return;
        for (const { isFromService, ref } of rendered) if (isFromService) ref.closeModal();
      });
    };
  }, [self]);
  return <ServicePortal provider={self} />;
}

/** Creates, once, the React root that renders the galleries of the service while no provider is mounted. */
export function ensureRoot(): void {
  if (hasRoot || providers.get().length > 0) return;
  hasRoot = true;
  // Its content is rendered through a portal, so that the container itself does not need to be in the document.
  createRoot(document.createElement('div')).render(createElement(ServicePortal));
}
