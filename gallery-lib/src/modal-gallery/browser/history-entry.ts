import { allCopies } from './all-copies';

/** Fields of `history.state`: the number of gallery entries up to the current one; its place and the ids of those entries. */
export const [DEPTH_KEY, IDS_KEY] = ['ksModalGallery', 'ksModalGalleryIds'] as const;

/** Time in ms after which the entry of a closed gallery is left. A gallery that opens until then takes it over. */
export const LEAVE_DELAY = 80;
/** Time in ms after which a step that is no longer needed counts as dropped by the browser. */
export const STEP_TIMEOUT = 500;

/** Creates an id of an entry, and the mark of a copy of the library. */
export const createId = (): string => Math.random().toString(36).slice(2);

/** Precedes the ids in the state: entries of another copy of the library are like those of the application. */
const COPY = `${createId()} `;

let isWriting = false;

/** Navigation API, if the browser has it. */
export const navigationApi = 'navigation' in globalThis ? globalThis.navigation : undefined;

/** Returns the place of the current entry in the history of the page; 0 without a Navigation API. */
export const getIndex = () => navigationApi?.currentEntry?.index ?? 0;

/** Returns the entry `delta` steps from the current one, if the browser has the Navigation API. */
export function getEntry(delta: number): NavigationHistoryEntry | undefined {
  return navigationApi?.entries()[getIndex() + delta];
}

/**
 * Returns what distinguishes the entry above another one from one with a copied state: the key of the other one, or
 * without a Navigation API the URL of the page.
 */
function getPlace(below: number): string | undefined {
  return navigationApi ? getEntry(below)?.key : location.pathname + location.search;
}

/** Returns the ids of the gallery entries up to the current one, each with the mark of its copy. */
function readMarkedIds(): readonly string[] {
  allCopies.marks.add(COPY);
  const mark: unknown = history.state?.[IDS_KEY];
  if (!Array.isArray(mark)) return [];
  const [place, ...ids] = mark as string[];
  const current = getPlace(-1);
  // Browsers drop the entry below in a long history.
  return current && current !== place ? [] : ids;
}

/** Returns whether an entry belongs to another copy. Those that a reload has left belong to the first one. */
function isForeign(id: string): boolean {
  const { marks } = allCopies;
  const copy = id.slice(0, id.indexOf(' ') + 1);
  return copy !== COPY && (marks.has(copy) || [...marks][0] !== COPY);
}

/** Returns whether the current entry has been added by another copy of the library, above those of this one. */
export function isForeignEntry(): boolean {
  const id = readMarkedIds().at(-1);
  return id !== undefined && isForeign(id);
}

/** Returns a state that marks an entry with ids, or removes the mark without any; the state of a router stays in it. */
export function createState(ids: readonly string[], below: number): unknown {
  const all = [...readMarkedIds().filter(isForeign), ...ids.map((id) => COPY + id)];
  const isMarked = all.length > 0 || undefined;
  return {
    ...history.state,
    [DEPTH_KEY]: isMarked && all.length,
    [IDS_KEY]: isMarked && [getPlace(below), ...all],
  };
}

/**
 * Adds an entry or replaces the current one, as browsers do: routers replace the methods of `history`, to hear of changes
 * of the page.
 */
export function writeEntry(method: 'pushState' | 'replaceState', state: unknown, url?: string) {
  isWriting = true;
  try {
    History.prototype[method].call(history, state, '', url);
  } finally {
    isWriting = false;
  }
}

/** Returns whether an event of the Navigation API is about an entry of a gallery: one that is written, or the step below it. */
export function isOwnNavigation({ navigationType, destination }: NavigateEvent): boolean {
  const mark: unknown = history.state?.[IDS_KEY];
  return (
    isWriting ||
    (navigationType === 'traverse' && Array.isArray(mark) && mark[0] === destination.key)
  );
}

/** Marks the current entry with ids, or removes the mark. Browsers may refuse that. */
export function markEntry(ids: readonly string[]): void {
  try {
    writeEntry('replaceState', createState(ids, -1));
  } catch {
    // The gallery works without its entry.
  }
}

/** Returns the ids of the gallery entries up to the current one; none for an entry of the application. They survive a reload. */
export function readIds(): readonly string[] {
  return readMarkedIds()
    .filter((id) => !isForeign(id))
    .map((id) => id.slice(id.indexOf(' ') + 1));
}

/** Returns the fragment of the URL with `#`, which alone is a fragment too. */
export function getHash(): string {
  return /#.*/.exec(location.href)?.[0] ?? '';
}

/** Like `setTimeout`, but without effect once the document is gone: test runners take it away right after the last test. */
export function setDocumentTimeout(
  callback: () => void,
  delay?: number,
): ReturnType<typeof setTimeout> {
  return setTimeout(() => {
    if (typeof document !== 'undefined') callback();
  }, delay);
}
