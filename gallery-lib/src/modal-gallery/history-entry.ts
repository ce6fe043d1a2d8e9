/** Field of `history.state` that marks an entry of a gallery. */
export const ENTRY_KEY = 'ksModalGallery';

/** Time in ms after which a traversal that has not arrived counts as dropped by the browser. */
export const TRAVERSAL_TIMEOUT = 500;

/** Returns the number of gallery entries up to the one with this state; 0 for an entry of the application. It survives a reload. */
export function entryDepth(state: unknown): number {
  const mark: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, ENTRY_KEY) : undefined;
  return typeof mark === 'number' && Number.isInteger(mark) && mark > 0 ? mark : 0;
}

/** Returns the fragment of the URL with `#`, which alone is a fragment too. */
export function getHash(): string {
  return /#.*/.exec(location.href)?.[0] ?? '';
}

/** Returns the URL of the page with another fragment, whatever the base URL is. */
export function withHash(hash: string): string {
  return location.href.split('#')[0] + hash;
}

/** Replaces the fragment of the current entry, and marks it with a depth if there is one. Browsers may refuse that. */
export function replaceHash(hash: string, depth = entryDepth(history.state)): void {
  const { state } = history;
  try {
    history.replaceState(depth > 0 ? { ...state, [ENTRY_KEY]: depth } : state, '', withHash(hash));
  } catch {
    // The gallery works without its URL.
  }
}
