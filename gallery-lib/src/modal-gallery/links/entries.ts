import type { OpenGallery } from '../history/back';
import { shared } from '../dialog/gallery-dialog';

/**
 * Rules for the history entries of modal galleries, without the browser: an open gallery has at most one entry, which Back
 * leaves, and that of a closed one is left or skipped. Entries have ids, so that one of the application with a copied
 * state is never taken for one of them.
 */

export interface HistoryState<Owner> {
  /** `traversing` while a traversal is pending that was started by the library. */
  readonly status: 'idle' | 'traversing';
  /** Open galleries, oldest first. */
  readonly galleries: readonly OpenGallery<Owner>[];
  /** Ids of the gallery entries as last seen, oldest first: one for each gallery with an entry, in the same order. */
  readonly entries: readonly string[];
  /** True if the entry of a closed gallery is skipped forward. */
  readonly isForward: boolean;
}

/** What is known of the current entry. */
export interface Position {
  /** Ids of the gallery entries up to the current one; empty for an entry of the application. */
  readonly ids: readonly string[];
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
  /** True if a gallery of the page, which would open the image in the URL, or another copy of the library needs the entry. */
  readonly isNeeded: boolean;
}

/** How the user or the application has reached the current entry. */
export interface Move<Owner> {
  readonly type: 'move';
  /** Steps from the entry that was left; 0 to a new one, `undefined` where the browser does not expose it. */
  readonly delta: number | undefined;
  /** Ids of the entry that was left. */
  readonly left: readonly string[];
  /** Open gallery with the image in the URL. */
  readonly linked?: Owner;
}

export type HistoryEvent<Owner> =
  | { readonly type: 'open'; readonly gallery: OpenGallery<Owner> }
  | { readonly type: 'close'; readonly owner: Owner }
  | Move<Owner>
  /** The traversal of the library has ended; the application has added an entry `missed` steps ahead meanwhile. */
  | { readonly type: 'end'; readonly missed?: number }
  | { readonly type: 'reconcile' };

/** What the browser has to do, in this order. */
export interface HistoryCommands<Owner> {
  /** Ids with which the current entry is marked; none remove the mark. */
  mark?: readonly string[];
  /** Galleries that get a new entry each, whose ids are the last ones of the state. */
  push: readonly OpenGallery<Owner>[];
  /** Steps of a traversal. */
  go?: number;
  /** Time in ms after which `reconcile` is due. */
  wait?: number;
  /** Galleries to be closed, newest first. */
  close: readonly OpenGallery<Owner>[];
}

/** Returns the next state and what the browser has to do for it. */
export function reduceHistory<Owner>(
  state: HistoryState<Owner>,
  event: HistoryEvent<Owner>,
  { ids, canGoBack, canGoForward, isNeeded }: Position,
): readonly [HistoryState<Owner>, HistoryCommands<Owner>] {
  let { status, galleries, entries, isForward } = state;
  const commands: HistoryCommands<Owner> = { push: [], close: [] };
  const getOwners = () => galleries.filter(({ hasEntry }) => hasEntry);
  const go = (delta: number) => {
    status = 'traversing';
    commands.go = delta;
  };

  /** Adds missing entries, and leaves those of closed galleries one at a time. */
  const reconcile = () => {
    if (status !== 'idle') return;
    const owners = getOwners();
    const delta = isForward && canGoForward ? 1 : -1;
    isForward = false;
    // Entries below one of the application cannot be removed; they are skipped when the user reaches them.
    entries = (ids.length > 0 ? ids : entries).slice(0, owners.length);
    if (ids.length > owners.length && !isNeeded) {
      if (delta > 0 || canGoBack) return go(delta);
      // No entry to go to: browsers drop the oldest entries of a long history.
      commands.mark = entries;
    }
    commands.push = owners.slice(entries.length);
    entries = [...entries, ...commands.push.map(({ id }) => id)];
  };

  /** Closes the galleries that an entry reached by the user does not contain. */
  const move = ({ delta, left, linked }: Move<Owner>) => {
    const owners = getOwners();
    // The entry of a gallery that has just closed does not count as a step.
    const isSkipped = delta === -1 && Math.min(entries.length, left.length) > owners.length;
    const same = [...entries, ''].findIndex((id, index) => id !== ids[index]) - Number(isSkipped);
    const contained = owners.slice(0, Math.max(0, same));
    const top = galleries.findIndex(({ owner }) => owner === linked);
    const found = galleries[top];
    commands.close = galleries
      .filter((gallery, index) => index > top && !contained.includes(gallery))
      .reverse();
    galleries = galleries.filter((gallery) => !commands.close.includes(gallery));
    status = 'idle';
    entries = ids;
    isForward = delta !== undefined && delta > 0;
    commands.wait = 0;
    if (same < 0 && canGoBack) go(-1);
    if (!found || contained.includes(found)) return;
    if (delta === undefined ? found.hasEntry : delta >= 0) {
      // An entry that the user has added for an image is left, because a gallery has only one.
      entries = state.entries;
      go(-1);
    } else {
      galleries = galleries.map((other) =>
        other === found ? { ...found, hasEntry: false } : other,
      );
    }
  };

  switch (event.type) {
    case 'open':
      galleries = [...galleries, event.gallery];
      reconcile();
      break;
    case 'close':
      galleries = galleries.filter(({ owner }) => owner !== event.owner);
      commands.wait = shared.LEAVE_DELAY;
      break;
    case 'move':
      move(event);
      break;
    case 'end':
      status = 'idle';
      entries = ids;
      if (event.missed) go(event.missed);
      else commands.wait = 0;
      break;
    case 'reconcile':
      reconcile();
  }
  return [{ status, galleries, entries, isForward }, commands];
}
