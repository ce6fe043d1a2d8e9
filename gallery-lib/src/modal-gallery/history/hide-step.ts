import {
  DEPTH_KEY,
  getHash,
  getIndex,
  IDS_KEY,
  readIds,
  writeEntry,
} from '../browser/history-entry';

/** Fragments of galleries in the URL, and those of the page in their place. */
export const pageHashes = new Map<string, string>();

/** What was seen of an entry. */
interface SeenEntry {
  /** Ids of the gallery entries up to it. */
  readonly ids: readonly string[];
  /** Place in the history. */
  readonly index: number;
  readonly hash: string;
  /** What routers see of it; missing where the state of the application is no tree. */
  readonly view?: string;
}

function lookAtEntry(): SeenEntry {
  const ids = readIds();
  const index = getIndex();
  const hash = getHash();
  const url = location.href.slice(0, location.href.length - hash.length);
  const state = { ...history.state, [DEPTH_KEY]: undefined, [IDS_KEY]: undefined };
  try {
    // An entry that the application has added makes the history longer.
    return { ids, index, hash, view: url + JSON.stringify(state) + history.length };
  } catch {
    return { ids, index, hash };
  }
}

let last: SeenEntry = { ids: [], index: 0, hash: '' };

/** Looks at the current entry: after it has been written, and before another one is reached where browsers report that. */
export function noteEntry(): void {
  last = lookAtEntry();
}

/** Like `writeEntry`, and looks at the entry. */
export function writeAndNote(...args: Parameters<typeof writeEntry>): void {
  writeEntry(...args);
  noteEntry();
}

/**
 * Keeps a step between entries of galleries, or the one below them, from the listeners that follow: for a router, which
 * knows both entries as one, it would be a navigation to where it is, with its loaders and blockers. Returns the entry
 * that was left.
 */
export function hideStep(event: Event): SeenEntry {
  const left = last;
  const { ids, hash, view } = left;
  noteEntry();
  const isMarked = ids.length + last.ids.length > 0;
  // Known only after the fragment has been written.
  const isSamePage = (pageHashes.get(hash) ?? hash) === (pageHashes.get(last.hash) ?? last.hash);
  if (isMarked && view && view === last.view && isSamePage) event.stopImmediatePropagation();
  return left;
}
