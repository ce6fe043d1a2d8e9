import { canReopen, findInUrl } from '../../core/link-registry';
import type { Gallery } from '../gallery';
import {
  createId,
  createState,
  getEntry,
  getHash,
  getIndex,
  isForeignEntry,
  LEAVE_DELAY,
  markEntry,
  navigationApi,
  readIds,
  setDocumentTimeout,
  STEP_TIMEOUT,
  writeEntry,
} from './browser-entry';
import { hideStep, noteEntry } from './hide-step';
import { onNavigate, onPopState as followPopState } from '../shell/pop-state';
import { isLeavingEntry } from '../shell/waiting-entry';
import { keepScroll, restoreScroll } from './history-scroll';

/** An open gallery. */
export interface OpenGallery<Owner = Gallery> {
  readonly owner: Owner;
  /** Id of the entry that is added for it. */
  readonly id: string;
  /** False for a gallery that every Back closes. */
  readonly hasEntry: boolean;
  /** Fragment of the URL when it opened. */
  readonly base: string;
  /** Time at which it opened, on the clock of events. */
  readonly openedAt?: number;
}

/** Adds and leaves the entries of galleries. There is one at a time: that of galleries with a name replaces the simple one. */
export interface GalleryHistory {
  /** Called when the user or the library has reached another entry. */
  onPopState: (event: PopStateEvent) => void;
  open: (owner: Gallery, canPush: boolean) => void;
  close: (owner: Gallery) => void;
  /** Adds the fragment of a gallery that was opened before the code for it had arrived. */
  follow?: (owner: Gallery, canPush: boolean) => void;
}

/** Pending step that was started by the library. */
export interface PendingStep {
  /** Number of gallery entries, and length of the history, where it began. */
  readonly depth: number;
  readonly length: number;
  /** Navigation API key of the target entry. */
  readonly target: string | undefined;
  readonly expiry: ReturnType<typeof setTimeout>;
}

/** Open galleries, oldest first. */
let galleries: readonly OpenGallery[] = [];
/** Ids of the gallery entries as last seen, in the order of the galleries. */
let entries: readonly string[] = [];
/** Place of the entry as last seen. */
let index = 0;
let isForward = false;
let step: PendingStep | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

// Chromium may report an old `history.length` during a step.
const getLength = () => navigationApi?.entries().length ?? history.length;
const getOwners = () => galleries.filter(({ hasEntry }) => hasEntry);

function cancelTimer(): void {
  clearTimeout(timer);
  timer = undefined;
  removeEventListener('beforeunload', cancelTimer);
}

function schedule(delay: number): void {
  cancelTimer();
  timer = setDocumentTimeout(reconcile, delay);
  // A step back would cancel a navigation to another page.
  addEventListener('beforeunload', cancelTimer);
}

/** Ends the pending step. */
function endStep(): void {
  clearTimeout(step?.expiry);
  step = undefined;
}

function go(delta: number): void {
  const expiry = setDocumentTimeout(() => {
    // One that is late on a busy page still arrives; a second one would leave the page.
    if (readIds().length > getOwners().length) return;
    endStep();
    reconcile();
  }, STEP_TIMEOUT);
  const target = getEntry(delta)?.key;
  step = { depth: readIds().length, length: getLength(), target, expiry };
  // Chromium ignores a step beyond the length that the history had when the last one began.
  if (delta > 1 && target) navigationApi?.traverseTo(target).committed?.catch(() => undefined);
  else history.go(delta);
}

/** Adds missing entries, and leaves those of closed galleries one at a time. */
function reconcile(): void {
  cancelTimer();
  if (step) return;
  const ids = readIds();
  const owners = getOwners();
  const delta = isForward && navigationApi?.canGoForward ? 1 : -1;
  isForward = false;
  // The entries of open galleries are below one of the application.
  entries = (ids.length > 0 ? ids : entries).slice(0, owners.length);
  if (ids.length > owners.length && !canReopen() && !isForeignEntry()) {
    if (delta > 0 || (navigationApi?.canGoBack ?? history.length > 1)) return go(delta);
    // Browsers drop the oldest entries of a long history.
    markEntry(entries);
  }
  for (const { id } of owners.slice(entries.length)) {
    entries = [...entries, id];
    try {
      writeEntry('pushState', createState(entries, 0));
    } catch {
      // The gallery closes in every other way.
    }
  }
  index = getIndex();
  noteEntry();
}

/**
 * Closes the galleries whose entries the user has left; without an entry, those that were open before: a router, whose
 * listener may come first, opens one for the URL of the new entry.
 */
function followUser(time: number): void {
  const ids = readIds();
  const owners = getOwners();
  // The entry of a gallery that has just closed does not count as a step.
  const isSkipped = getIndex() === index - 1 && entries.length > owners.length;
  const same = [...entries, ''].findIndex((id, at) => id !== ids[at]) - Number(isSkipped);
  const kept = owners.slice(0, Math.max(0, same));
  const isNew = ({ hasEntry, openedAt = 0 }: OpenGallery) => !hasEntry && openedAt >= time;
  const left = galleries.filter((gallery) => !kept.includes(gallery) && !isNew(gallery)).reverse();
  isForward = getIndex() > index;
  index = getIndex();
  entries = ids;
  galleries = galleries.filter((gallery) => !left.includes(gallery));
  if (same < 0 && navigationApi?.canGoBack) go(-1);
  for (const { owner } of left) owner.ref.closeModal();
  // Browsers add new entries without a state.
  if (left[0]) restoreScroll(history.state === null && getHash() !== left[0].base);
  schedule(0);
}

function onPopState({ timeStamp }: PopStateEvent): void {
  const arrived = step;
  endStep();
  if (!arrived || (arrived.target && arrived.target !== getEntry(0)?.key))
    return followUser(timeStamp);
  // A new entry would inherit the scroll restoration.
  if (readIds().length >= getOwners().length) keepScroll();
  // The application may have added an entry meanwhile.
  const added = getLength() - arrived.length;
  if (added > 0) go(added + arrived.depth - readIds().length);
  reconcile();
}

function onPageShow({ persisted }: PageTransitionEvent): void {
  // A page that returns from the back-forward cache may have been left before its entry, or during a step.
  if (!persisted) return;
  endStep();
  schedule(0);
}

const simpleHistory: GalleryHistory = {
  onPopState,
  open(owner, canPush) {
    const { link, slides } = owner;
    // Back leaves a page that was loaded with the image in the URL; a reload keeps the entry of the gallery.
    const isOfPage =
      findInUrl(link, slides.get().images) >= 0 && readIds().length <= getOwners().length;
    const id = createId();
    const hasEntry = canPush && !isOfPage;
    galleries = [
      ...galleries,
      { owner, id, hasEntry, base: getHash(), openedAt: performance.now() },
    ];
    reconcile();
  },
  close(owner) {
    galleries = galleries.filter((gallery) => gallery.owner !== owner);
    schedule(LEAVE_DELAY);
  },
};

let galleryHistory = simpleHistory;
let isFollowing = false;

/** Starts to follow the history, at the first call; removes an entry that a reload has left. */
export function followHistory(): void {
  if (isFollowing) return;
  isFollowing = true;
  followPopState((event) => {
    hideStep(event);
    galleryHistory.onPopState(event);
  });
  addEventListener('pageshow', onPageShow);
  onNavigate(noteEntry);
  if (readIds().length > 0 && !isLeavingEntry()) schedule(0);
}

/**
 * Fetches the history of galleries with a name, which takes over the open galleries and their entries, and returns its
 * code; until it arrives, their entries have no fragment.
 */
export async function loadLinks(): Promise<typeof import('../links/link-history')> {
  const code = await import('../links/link-history');
  if (galleryHistory === simpleHistory) {
    removeEventListener('pageshow', onPageShow);
    cancelTimer();
    clearTimeout(step?.expiry);
    galleryHistory = code.createLinkHistory(galleries, entries, step);
  }
  return code;
}

/**
 * Closes a gallery on Back; adds a history entry for it if `canPush` is true. Returns a function that ends this and
 * removes the entry, unless Back has already left it.
 */
export function closeOnBack(owner: Gallery, canPush: boolean): () => void {
  followHistory();
  const isLate = owner.link && galleryHistory === simpleHistory;
  galleryHistory.open(owner, canPush);
  let isClosed = false;
  if (isLate) {
    loadLinks().then(
      () => {
        // The dialog of a waiting gallery ends when that of the gallery follows.
        if (!isClosed || !owner.ref.isOpen) galleryHistory.follow?.(owner, canPush);
      },
      () => {
        // The gallery works without its fragment; the loader of its parts reports the error.
      },
    );
  }
  const close = () => {
    if (!isClosed) galleryHistory.close(owner);
    isClosed = true;
  };
  const unsubscribe = owner.slides.subscribe(() => owner.ref.isOpen || close());
  return () => {
    unsubscribe();
    close();
  };
}
