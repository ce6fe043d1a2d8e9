import { createIdRegistry } from '../core/registry';
import type { GalleryImage } from '../model/image';
import type { ModalGalleryConfig } from '../model/modal-gallery';
import { createSession, type ModalSession } from './session';

const ids = createIdRegistry('Modal gallery');
const listeners = new Set<() => void>();
let sessions: readonly ModalSession[] = [];

function setSessions(next: readonly ModalSession[]): void {
  sessions = next;
  for (const notify of [...listeners]) notify();
}

/** Returns the open galleries, newest last; a new array after each change. */
export function openSessions(): readonly ModalSession[] {
  return sessions;
}

/** Notifies when a gallery opens or closes. */
export function subscribeSessions(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/** Creates and registers a session; the active portal renders it. Its events are emitted one task later. */
export function openSession<T extends GalleryImage>(config: ModalGalleryConfig<T>): ModalSession {
  const onClose = (closed: ModalSession) => {
    release();
    setSessions(sessions.filter((other) => other !== closed));
  };
  const session = createSession(config, onClose, sessions.at(-1));
  const release = ids.claim(config.id);
  setSessions([...sessions, session]);
  setTimeout(() => {
    if (session.ref.isOpen) session.announce();
  });
  return session;
}
