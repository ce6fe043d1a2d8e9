import { DEPTH_KEY, getHash, IDS_KEY, markEntry, readIds, writeEntry } from './browser-entry';

/** Fragments of galleries in the URL, and those of the page in their place. */
export const pageHashes = new Map<string, string>();

/** What routers see of the current entry, and the ids of the gallery entries up to it. */
function lookAtEntry() {
  const ids = readIds();
  const hash = getHash();
  const url = location.href.slice(0, location.href.length - hash.length);
  const state = { ...history.state, [DEPTH_KEY]: undefined, [IDS_KEY]: undefined };
  try {
    // An entry that the application has added makes the history longer.
    return { ids, hash, view: url + JSON.stringify(state) + history.length };
  } catch {
    // The state of the application is no tree.
    return { ids, hash };
  }
}

let last: ReturnType<typeof lookAtEntry> = { ids: [], hash: '' };

/** Looks at the current entry: after it has been written, and before another one is reached where browsers report that. */
export function noteEntry(): void {
  last = lookAtEntry();
}

/** Like `writeEntry`, and looks at the entry. */
export function writeAndNote(...args: Parameters<typeof writeEntry>): void {
  writeEntry(...args);
  noteEntry();
}

/** Like `markEntry`, and looks at the entry. */
export function markAndNote(ids: readonly string[]): void {
  markEntry(ids);
  noteEntry();
}

/**
 * Keeps a step between entries of galleries, or the one below them, from the listeners that follow: for a router, which
 * knows both entries as one, it would be a navigation to where it is, with its loaders and blockers.
 */
export function hideStep(event: Event): void {
  const { ids, hash, view } = last;
  noteEntry();
  const isMarked = ids.length + last.ids.length > 0;
  // Known only after the fragment has been written.
  const isSamePage = (pageHashes.get(hash) ?? hash) === (pageHashes.get(last.hash) ?? last.hash);
  if (isMarked && view && view === last.view && isSamePage) event.stopImmediatePropagation();
}
