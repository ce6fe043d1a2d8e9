/** Field of `history.state` that marks an entry of a gallery. */
export const ENTRY_KEY = 'ksModalGallery';

/** Time in ms after which a traversal that has not arrived counts as dropped by the browser. */
export const TRAVERSAL_TIMEOUT = 500;

/** Field with the key of the entry below; it is another one below an entry into which the state has been copied. */
const BELOW_KEY = 'ksModalGalleryBelow';

/** Navigation API, if the browser has it. */
export const navigationApi = 'navigation' in globalThis ? globalThis.navigation : undefined;

/** Returns the entry `delta` steps from the current one, if the browser tells. */
export function getEntry(delta: number): NavigationHistoryEntry | undefined {
  return navigationApi?.entries()[(navigationApi.currentEntry?.index ?? 0) + delta];
}

/** Returns the fields that mark an entry of a gallery; `below` is the entry below it. */
export function createMark(depth: number, below: NavigationHistoryEntry | undefined) {
  return { [ENTRY_KEY]: depth, ...(below && { [BELOW_KEY]: below.key }) };
}

/**
 * Returns the number of gallery entries up to the current one, whose state is given; 0 for an entry of the application,
 * also for one that has the state of a gallery's. It survives a reload.
 */
export function entryDepth(state: unknown): number {
  const { [ENTRY_KEY]: mark, [BELOW_KEY]: below } = Object(state) as Record<string, unknown>;
  const key = getEntry(-1)?.key;
  if (below && key && below !== key) return 0;
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
    const marked = depth > 0 ? { ...state, ...createMark(depth, getEntry(-1)) } : state;
    history.replaceState(marked, '', withHash(hash));
  } catch {
    // The gallery works without its URL.
  }
}
