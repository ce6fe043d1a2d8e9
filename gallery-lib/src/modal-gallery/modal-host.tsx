'use client';
import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ModalView } from './modal-view';
import { openSessions, subscribeSessions } from './registry';
import type { ModalSession } from './session';

const NONE: readonly ModalSession[] = [];

/** Draws every open modal gallery at the end of the body, the newest on top. */
export function ModalHost(): ReactNode {
  const sessions = useSyncExternalStore(subscribeSessions, openSessions, () => NONE);
  if (sessions.length === 0) return null;
  return createPortal(
    sessions.map((session) => <ModalView key={session.serial} session={session} />),
    document.body,
  );
}
