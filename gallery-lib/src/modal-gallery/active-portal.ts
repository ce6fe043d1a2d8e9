const listeners = new Set<() => void>();
let portals: readonly symbol[] = [];

function setPortals(next: readonly symbol[]): void {
  portals = next;
  for (const notify of [...listeners]) notify();
}

/** Registers a mounted `ModalPortal` and returns a function that removes it. */
export function addPortal(portal: symbol): () => void {
  setPortals([...portals, portal]);
  return () => setPortals(portals.filter((other) => other !== portal));
}

/** Returns the portal that renders, which is the one mounted first, so that no gallery is rendered twice. */
export function activePortal(): symbol | undefined {
  return portals[0];
}

/** Notifies when a portal is added or removed. */
export function subscribePortals(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
