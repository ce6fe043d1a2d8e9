import { DEPTH_KEY, getHash, IDS_KEY, readIds } from './browser-entry';

/** Fragments of galleries in the URL, and those of the page in their place. */
export const pageHashes = new Map<string, string>();

/** What routers see of the current entry, and the ids of the gallery entries up to it. */
function lookAtEntry() {
  const ids = readIds();
  const hash = getHash();
  const state = { ...history.state, [DEPTH_KEY]: undefined, [IDS_KEY]: undefined };
  try {
    const url = location.href.slice(0, location.href.length - hash.length);
    return { ids, view: url + (pageHashes.get(hash) ?? hash) + JSON.stringify(state) };
  } catch {
    // The state of the application is no tree.
    return { ids };
  }
}

let last: ReturnType<typeof lookAtEntry> = { ids: [] };

/** Looks at the current entry, before another one is reached. */
export function noteEntry(): void {
  last = lookAtEntry();
}

/**
 * Keeps a step between entries of galleries, or the one below them, from the listeners that follow: for a router, which
 * knows both entries as one, it would be a navigation to where it is, with its loaders and blockers.
 */
export function hideStep(event: Event): void {
  const { ids, view } = last;
  noteEntry();
  const isMarked = ids.length + last.ids.length > 0;
  if (isMarked && view && view === last.view) event.stopImmediatePropagation();
}
