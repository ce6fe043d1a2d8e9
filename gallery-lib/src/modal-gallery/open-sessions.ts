import { claimId } from '../core/registry';
import { createStore } from '../core/store';
import type { ModalSession } from './session';

/** The open galleries, newest last. */
export const openSessions = createStore<readonly ModalSession[]>([]);

/**
 * Adds a session to the open galleries until it closes; its events are emitted one task later. Returns a function that
 * removes it, and whether it had emitted events.
 * @throws GalleryError `DUPLICATE_ID`
 */
export function register(session: ModalSession): () => boolean {
  const release = claimId('Modal gallery', session.id);
  let announced = false;
  const timer = setTimeout(() => {
    announced = true;
    session.announce();
  });
  const remove = () => {
    if (session.onClose === undefined) return announced;
    session.onClose = undefined;
    clearTimeout(timer);
    release();
    openSessions.set(openSessions.get().filter((other) => other !== session));
    return announced;
  };
  session.onClose = remove;
  openSessions.set([...openSessions.get(), session]);
  return remove;
}
