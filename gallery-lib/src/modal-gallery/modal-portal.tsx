'use client';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { addPortal, activePortal, subscribePortals } from './active-portal';
import { currentView, subscribeView, type LazyView } from './lazy-view';
import { LoadFailure } from './load-failure';
import { openSessions, subscribeSessions } from './registry';
import type { ModalSession } from './session';

const NONE: readonly ModalSession[] = [];

/** Renders every open modal gallery at the end of the body, the newest on top. Only one of several mounted portals renders. */
export function ModalPortal(): ReactNode {
  const [self] = useState(() => Symbol());
  useEffect(() => addPortal(self), [self]);
  const active = useSyncExternalStore(subscribePortals, activePortal, () => undefined);
  const sessions = useSyncExternalStore(subscribeSessions, openSessions, () => NONE);
  const View = useSyncExternalStore<LazyView>(subscribeView, currentView, () => 'pending');
  if (active !== self || sessions.length === 0 || View === 'pending') return null;
  return createPortal(
    sessions.map((session) =>
      View === 'failed' ? (
        <LoadFailure key={session.serial} session={session} />
      ) : (
        <View key={session.serial} session={session} />
      ),
    ),
    document.body,
  );
}
