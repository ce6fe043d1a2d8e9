import { LEAVE_DELAY } from '../browser/history-entry';

/**
 * Rules for the history entries of modal galleries, without the browser: an open gallery has at most one entry, which Back
 * leaves, and that of a closed one is left or skipped. Entries have ids, so that one of the application with a copied
 * state is never taken for one of them.
 */

/** An open gallery, and the entry that it owns. */
interface OwnedEntry<Owner> {
  readonly owner: Owner;
  /** Id of the entry that is added for it. */
  readonly id: string;
  /** False for a gallery that every Back closes. */
  hasEntry: boolean;
  /** Fragment of the URL when it opened. */
  readonly base: string;
  /** Time at which it opened, on the clock of events. */
  readonly openedAt: number;
}

/** What the rules need of a browser. */
interface BrowserHistory<Owner> {
  /** Returns the ids of the gallery entries up to the current one; none for an entry of the application. */
  readIds(): readonly string[];
  /** Returns whether there is an entry 1 or -1 steps from the current one. */
  canGo(delta: number): boolean;
  /** Starts a step. */
  go(delta: number): void;
  /** Returns whether a step is on the way that `go` has started. */
  isGoing(): boolean;
  /** Returns whether a gallery of the page, which would open the image in the URL, or another copy of the library needs the entry. */
  isNeeded(): boolean;
  /** Marks the current entry with ids; none remove the mark. */
  mark(ids: readonly string[]): void;
  /** Adds an entry, whose id is the last one. */
  push(owner: Owner, ids: readonly string[]): void;
  /** Calls `reconcile` after a time in ms. */
  schedule(delay: number): void;
  /** Closes a gallery that Back has left. */
  close(owner: Owner): void;
}

/** How the user or the application has reached the current entry. */
interface Move<Owner> {
  /** Time of the event. */
  readonly time: number;
  /** Steps from the entry that was left; `undefined` where the browser does not expose it. */
  readonly delta: number | undefined;
  /** Number of gallery entries up to the one that was left. */
  readonly depth: number;
  /** Open gallery with the image in the URL. */
  readonly linked?: Owner;
}

/** Returns the entries of the galleries of a page, and what changes them. */
export function createEntries<Owner>(browser: BrowserHistory<Owner>) {
  /** Open galleries, oldest first. */
  let galleries: readonly OwnedEntry<Owner>[] = [];
  /** Ids of the gallery entries as last seen, oldest first: one for each gallery with an entry, in the same order. */
  let entries: readonly string[] = [];
  /** True if the entry of a closed gallery is skipped forward. */
  let isForward = false;

  const getGalleries = () => galleries;
  const getOwners = () => galleries.filter(({ hasEntry }) => hasEntry);

  /** Adds missing entries, and leaves those of closed galleries one at a time. */
  function reconcile(): void {
    if (browser.isGoing()) return;
    const ids = browser.readIds();
    const owners = getOwners();
    const delta = isForward && browser.canGo(1) ? 1 : -1;
    isForward = false;
    // Entries below one of the application cannot be removed; they are skipped when the user reaches them.
    entries = (ids.length > 0 ? ids : entries).slice(0, owners.length);
    if (ids.length > owners.length && !browser.isNeeded()) {
      if (browser.canGo(delta)) return browser.go(delta);
      // Browsers drop the oldest entries of a long history.
      browser.mark(entries);
    }
    for (const { owner, id } of owners.slice(entries.length)) {
      entries = [...entries, id];
      browser.push(owner, entries);
    }
  }

  return {
    getGalleries,
    /** Returns the number of galleries with an entry. */
    getDepth: () => getOwners().length,
    reconcile,

    open(gallery: OwnedEntry<Owner>): void {
      galleries = [...galleries, gallery];
      reconcile();
    },

    close(owner: Owner): void {
      galleries = galleries.filter((gallery) => gallery.owner !== owner);
      browser.schedule(LEAVE_DELAY);
    },

    /** Closes the galleries that an entry reached by the user does not contain. */
    move({ delta, depth, linked, time }: Move<Owner>): void {
      const ids = browser.readIds();
      const owners = getOwners();
      // The entry of a gallery that has just closed does not count as a step.
      const isSkipped = delta === -1 && Math.min(entries.length, depth) > owners.length;
      const same = [...entries, ''].findIndex((id, index) => id !== ids[index]) - Number(isSkipped);
      const contained = owners.slice(0, Math.max(0, same));
      const top = galleries.findIndex(({ owner }) => owner === linked);
      const found = galleries[top];
      // A router, whose listener may come first, opens one for the URL of the new entry.
      const isNew = ({ hasEntry, openedAt }: OwnedEntry<Owner>) => !hasEntry && openedAt >= time;
      const left = galleries.filter(
        (gallery, index) => index > top && !contained.includes(gallery) && !isNew(gallery),
      );
      galleries = galleries.filter((gallery) => !left.includes(gallery));
      isForward = Number(delta) > 0;
      const isOfLink = found && !contained.includes(found);
      // An entry that the user has added for an image is left, because a gallery has only one.
      const isAdded = isOfLink && (delta === undefined ? found.hasEntry : isForward);
      if (isOfLink && !isAdded) found.hasEntry = false;
      if (!isAdded) entries = ids;
      if (isAdded || (same < 0 && browser.canGo(-1))) browser.go(-1);
      browser.schedule(0);
      for (const { owner } of left.reverse()) browser.close(owner);
    },

    /** The step of the library has ended; the application has added an entry `missed` steps ahead meanwhile. */
    end(missed = 0): void {
      entries = browser.readIds();
      if (missed) browser.go(missed);
      else browser.schedule(0);
    },
  };
}
