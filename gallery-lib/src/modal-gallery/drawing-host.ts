const listeners = new Set<() => void>();
let hosts: readonly symbol[] = [];

function setHosts(next: readonly symbol[]): void {
  hosts = next;
  for (const notify of [...listeners]) notify();
}

/** Registers a mounted host; returns how to take it back. */
export function addHost(host: symbol): () => void {
  setHosts([...hosts, host]);
  return () => setHosts(hosts.filter((other) => other !== host));
}

/** The host that draws: the longest mounted one, so that no gallery is drawn twice. */
export function drawingHost(): symbol | undefined {
  return hosts[0];
}

/** Tells when hosts have come or gone. */
export function subscribeHosts(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}
