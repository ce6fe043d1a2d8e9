import { canReopen, findInUrl } from '../../core/link-registry';
import type { Gallery } from '../gallery/gallery';
import { onNavigate, onPopState as followPopState } from '../browser/pop-state';
import { isLeavingEntry } from '../shell/waiting-history-entry';
import {
  createId,
  createState,
  getEntry,
  getHash,
  getIndex,
  isForeignEntry,
  markEntry,
  navigationApi,
  readIds,
  setDocumentTimeout,
  STEP_TIMEOUT,
  writeEntry,
} from '../browser/history-entry';
import { createEntries } from './entries';
import { hideStep, noteEntry } from './hide-step';
import { keepScroll, restoreScroll } from './history-scroll';

/** What galleries with a name add: the fragments of their images in the URL. Galleries without one are ignored. */
export interface Fragments {
  /**
   * Follows the images of a gallery. Returns whether it was opened from the URL by an entry that the browser has added on
   * this page, as opposed to the one with which the page was loaded.
   */
  start(gallery: Gallery): boolean;
  /** Ends following a gallery; `isLeft` if Back has closed it, which has restored the URL. */
  end(gallery: Gallery, isLeft?: boolean): void;
  /** Returns the URL with the fragment of the image of a gallery. */
  getUrl(gallery: Gallery): string | undefined;
  /** Takes the fragment of the URL as that of the last gallery, if it names its image. It can name a detail as well, which stays. */
  adoptHash(): void;
  /** Writes the fragment of the last gallery to the URL. */
  write(): void;
  /** Removes the fragment of an entry that is about to be left, so that galleries of the page do not open its image. */
  clearHash(): void;
  /** Returns the open gallery with the image in the URL of an entry that the user has reached. */
  findGallery(isMarked: boolean): Gallery | undefined;
  /** Shows the image in the URL. */
  show(gallery: Gallery): void;
}

/** Pending step that was started by the library. */
interface PendingStep {
  /** Number of gallery entries, and length of the history, where it began. */
  readonly depth: number;
  readonly length: number;
  /** Number of open galleries with an entry, where it began. */
  readonly openCount: number;
  /** Navigation API key of the target entry. */
  readonly target: string | undefined;
  readonly expiry: ReturnType<typeof setTimeout>;
  /** True if the application has added an entry meanwhile, which the step would leave. */
  hasNewerEntry?: boolean;
}

let step: PendingStep | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isFollowing = false;

/** Missing until its code has arrived. */
let fragments: Fragments | undefined;

const entries = createEntries<Gallery>({
  readIds,
  canGo: (delta) =>
    delta > 0 ? !!navigationApi?.canGoForward : (navigationApi?.canGoBack ?? history.length > 1),
  go,
  isGoing: () => step !== undefined,
  isNeeded: () => canReopen() || isForeignEntry(),
  mark: markEntry,
  push(owner, ids) {
    try {
      writeEntry('pushState', createState(ids, 0), fragments?.getUrl(owner));
      fragments?.adoptHash();
    } catch {
      // The gallery closes in every other way.
    }
  },
  schedule,
  close(owner) {
    fragments?.end(owner, true);
    owner.ref.closeModal();
  },
});

function cancelTimer(): void {
  clearTimeout(timer);
  timer = undefined;
  removeEventListener('beforeunload', cancelTimer);
}

function schedule(delay: number): void {
  if (timer && delay > 0) return;
  cancelTimer();
  timer = setDocumentTimeout(() => {
    cancelTimer();
    entries.reconcile();
    noteEntry();
    fragments?.write();
  }, delay);
  // A step back would cancel a navigation to another page.
  addEventListener('beforeunload', cancelTimer);
}

/** Ends the pending step, if there is one, and returns it. */
function endStep(): PendingStep | undefined {
  const ended = step;
  clearTimeout(ended?.expiry);
  step = undefined;
  return ended;
}

/** Ends a pending step that will not arrive. */
function dropStep(): void {
  if (endStep()) entries.end();
}

function go(delta: number): void {
  const expiry = setDocumentTimeout(() => {
    // One that is late on a busy page still arrives; a second one would leave the page.
    if (readIds().length <= entries.getDepth()) dropStep();
  }, STEP_TIMEOUT);
  const target = getEntry(delta)?.key;
  const openCount = entries.getDepth();
  step = { depth: readIds().length, length: history.length, openCount, target, expiry };
  // Chromium ignores a step beyond the length that the history had when the last one began.
  if (delta > 1 && target) navigationApi?.traverseTo(target).committed?.catch(() => undefined);
  else history.go(delta);
}

/** Returns the distance to an entry that the application has added during a step; 0 without one. */
function countMissed({ depth, length, hasNewerEntry }: PendingStep): number {
  if (navigationApi) return hasNewerEntry ? navigationApi.entries().length - 1 - getIndex() : 0;
  const added = history.length - length;
  return added > 0 ? added + depth - readIds().length : 0;
}

function onPopState(event: PopStateEvent): void {
  const left = hideStep(event);
  const isTarget = !step?.target || step.target === getEntry(0)?.key;
  // A link on the page has added an entry; the step is still to come.
  if (step?.hasNewerEntry && !isTarget) return;
  const arrived = endStep();
  // A step back of the user meanwhile goes further, and the browser drops that of the library.
  if (arrived && isTarget) {
    const depth = readIds().length;
    // A new entry would inherit the scroll restoration.
    if (depth >= entries.getDepth()) keepScroll();
    // The entry is about to be left; galleries of the page must not open its image.
    if (depth > entries.getDepth() && canReopen()) fragments?.clearHash();
    entries.end(countMissed(arrived));
  } else {
    const galleries = entries.getGalleries();
    const linked = fragments?.findGallery(readIds().length > 0);
    const delta = navigationApi && getIndex() - left.index;
    entries.move({ time: event.timeStamp, delta, depth: left.ids.length, linked });
    const closed = galleries.find(({ owner }) => !owner.ref.isOpen);
    // Browsers add new entries without a state.
    if (closed) restoreScroll(history.state === null && getHash() !== closed.base);
    if (linked) fragments?.show(linked);
  }
  fragments?.adoptHash();
}

/** Starts to follow the history, at the first call; removes an entry that a reload has left. */
export function followHistory(): void {
  if (isFollowing) return;
  isFollowing = true;
  followPopState(onPopState);
  onNavigate((event) => {
    noteEntry();
    if (!step) return;
    if (event.navigationType === 'push') step.hasNewerEntry = true;
    // A gallery that was opened meanwhile takes over the entry; one of the application stays.
    const isNeeded = step.hasNewerEntry || entries.getDepth() > step.openCount;
    if (!isNeeded || step.target !== event.destination.key || !event.cancelable) return;
    event.preventDefault();
    dropStep();
  });
  addEventListener('pageshow', ({ persisted }) => {
    // A page that returns from the back-forward cache may have been left before its entry, or during a step.
    if (!persisted) return;
    dropStep();
    schedule(0);
  });
  if (readIds().length > 0 && !isLeavingEntry()) schedule(0);
}

/** Fetches the code of galleries with a name; until it arrives, their entries have no fragment. */
export async function loadLinks() {
  const code = await import('../optional/links/link-code');
  fragments ??= code.createFragments(() => step === undefined);
  return code;
}

function open(owner: Gallery, canPush: boolean): void {
  const ids = readIds();
  const id = createId();
  const base = getHash();
  // Back leaves a page that was loaded with the image in the URL; a reload keeps the entry of the gallery.
  const isOfPage =
    findInUrl(owner.link, owner.slides.get().images) >= 0 && ids.length <= entries.getDepth();
  // The browser has added the entry for a link on this page.
  const isAdded = fragments?.start(owner) && isOfPage && canPush;
  if (isAdded) markEntry([...ids, id]);
  const hasEntry = canPush && (!isOfPage || Boolean(isAdded));
  entries.open({ owner, id, hasEntry, base, openedAt: performance.now() });
  noteEntry();
  fragments?.write();
}

function close(owner: Gallery): void {
  if (!entries.getGalleries().some((gallery) => gallery.owner === owner)) return;
  entries.close(owner);
  fragments?.end(owner);
}

/** Adds the fragment of a gallery that was opened before the code for it had arrived. */
function follow(owner: Gallery, canPush: boolean): void {
  if (entries.getGalleries().at(-1)?.owner === owner) {
    close(owner);
    open(owner, canPush);
  } else {
    fragments?.start(owner);
    if (!owner.ref.isOpen) fragments?.end(owner);
  }
}

/**
 * Closes a gallery on Back; adds a history entry for it if `canPush` is true. Returns a function that ends this and
 * removes the entry, unless Back has already left it.
 */
export function closeOnBack(owner: Gallery, canPush: boolean): () => void {
  followHistory();
  const isLate = owner.link && !fragments;
  open(owner, canPush);
  let isClosed = false;
  if (isLate) {
    loadLinks().then(
      () => {
        // The dialog of a waiting gallery ends when that of the gallery follows.
        if (!isClosed || !owner.ref.isOpen) follow(owner, canPush);
      },
      () => {
        // The gallery works without its fragment; the loader of its parts reports the error.
      },
    );
  }
  const end = () => {
    isClosed = true;
    close(owner);
  };
  const unsubscribe = owner.slides.subscribe(() => owner.ref.isOpen || end());
  return () => {
    unsubscribe();
    end();
  };
}
