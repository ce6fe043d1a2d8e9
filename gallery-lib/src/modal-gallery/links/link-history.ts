import type { GalleryHistory, OpenGallery, PendingStep } from '../history/back';
import type { Gallery } from '../gallery';
import { shared } from '../dialog/gallery-dialog';
import { reduceHistory, type HistoryEvent, type HistoryState } from './entries';
import { createFragments } from './fragments';

export { LinkedDetail } from './linked-detail';

const {
  canReopen,
  createId,
  createState,
  findInUrl,
  getEntry,
  getHash,
  getIndex,
  isForeignEntry,
  keepScroll,
  LEAVE_DELAY,
  markAndNote,
  navigationApi,
  onNavigate,
  readIds,
  restoreScroll,
  setDocumentTimeout,
  STEP_TIMEOUT,
  writeAndNote,
} = shared;

/** Pending traversal of the history that was started by the library. */
interface Traversal extends PendingStep {
  /** True if the application has added an entry meanwhile, which the traversal would leave. */
  hasNewerEntry?: boolean;
}

/**
 * Returns the history of a page with named galleries, which have the fragment of their image in the URL. It follows from
 * now on, also the galleries that are open already: their entries, and the step that is pending.
 */
export function createLinkHistory(
  openGalleries: readonly OpenGallery[],
  openEntries: readonly string[],
  pending: PendingStep | undefined,
): GalleryHistory {
  let state: HistoryState<Gallery> = {
    status: 'idle',
    galleries: openGalleries,
    entries: openEntries,
    isForward: false,
  };
  let traversal: Traversal | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** How the current entry was reached. */
  let lastMove: { delta?: number; left: readonly string[] } = { left: [] };
  const fragments = createFragments(() => state.status === 'idle');

  const getDepth = () => state.galleries.filter(({ hasEntry }) => hasEntry).length;

  function cancelTimer(): void {
    clearTimeout(timer);
    timer = undefined;
    removeEventListener('beforeunload', cancelTimer);
  }

  function schedule(delay: number): void {
    if (timer && delay > 0) return;
    cancelTimer();
    timer = setDocumentTimeout(reconcile, delay);
    // A step back would cancel a navigation to another page.
    addEventListener('beforeunload', cancelTimer);
  }

  function reconcile(): void {
    cancelTimer();
    send({ type: 'reconcile' });
    fragments.write();
  }

  /** Ends the pending traversal, if there is one, and returns it. */
  function endTraversal(): Traversal | undefined {
    const ended = traversal;
    clearTimeout(ended?.expiry);
    traversal = undefined;
    return ended;
  }

  /** Ends a pending traversal that will not arrive. */
  function dropTraversal(): void {
    if (endTraversal()) send({ type: 'end' });
  }

  /** Waits for a step to arrive. */
  function awaitStep(step: Omit<PendingStep, 'expiry'>): void {
    const expiry = setDocumentTimeout(() => {
      // One that is late on a busy page still arrives; a second one would leave the page.
      if (readIds().length <= getDepth()) dropTraversal();
    }, STEP_TIMEOUT);
    traversal = { ...step, expiry };
  }

  function traverse(delta: number): void {
    const target = getEntry(delta)?.key;
    awaitStep({ depth: readIds().length, length: history.length, target });
    history.go(delta);
  }

  function send(event: HistoryEvent<Gallery>): void {
    const [next, { mark, push, go, wait, close }] = reduceHistory(state, event, {
      ids: readIds(),
      canGoBack: navigationApi?.canGoBack ?? history.length > 1,
      canGoForward: !!navigationApi?.canGoForward,
      isNeeded: canReopen() || isForeignEntry(),
    });
    state = next;
    try {
      if (mark) markAndNote(mark);
      push.forEach(({ owner }, index) => {
        const ids = next.entries.slice(0, next.entries.length - push.length + index + 1);
        writeAndNote('pushState', createState(ids, 0), fragments.getUrl(owner));
        fragments.adoptHash();
      });
      if (go) traverse(go);
    } catch {
      // Without access to the history, galleries close in every other way.
    }
    if (wait !== undefined) schedule(wait);
    for (const { owner } of close) {
      fragments.end(owner, true);
      owner.ref.closeModal();
    }
  }

  /** Returns the distance to an entry that the application has added during a traversal; 0 without one. */
  function countMissed({ depth, length, hasNewerEntry }: Traversal): number {
    if (navigationApi) {
      return hasNewerEntry ? navigationApi.entries().length - 1 - getIndex() : 0;
    }
    const added = history.length - length;
    return added > 0 ? added + depth - readIds().length : 0;
  }

  function onPopState(): void {
    // A link on the page has added an entry; the traversal is still to come.
    if (traversal?.hasNewerEntry && !lastMove.delta) return;
    const arrived = endTraversal();
    // A step back of the user meanwhile goes further, and the browser drops that of the library.
    if (arrived && (!arrived.target || arrived.target === getEntry(0)?.key)) {
      keepScroll();
      // The entry is about to be left; galleries of the page must not open its image.
      if (readIds().length > getDepth() && canReopen()) fragments.clearHash();
      send({ type: 'end', missed: countMissed(arrived) });
    } else {
      const { galleries } = state;
      const linked = fragments.findGallery(readIds().length > 0);
      send({ type: 'move', delta: lastMove.delta, left: lastMove.left, linked });
      const closed = galleries.find(({ owner }) => !owner.ref.isOpen);
      // Browsers add new entries without a state.
      const isNew = history.state === null && getHash() !== closed?.base;
      if (closed) restoreScroll(navigationApi ? lastMove.delta === 0 : isNew);
      if (linked) fragments.show(linked);
    }
    fragments.adoptHash();
  }

  /** Runs before the entry changes. */
  function followNavigation(event: NavigateEvent): void {
    const { navigationType, destination } = event;
    if (navigationType === 'traverse') {
      const delta = destination.index - getIndex();
      lastMove = { delta, left: readIds() };
      // A gallery that was opened meanwhile takes over the entry; one of the application stays.
      const isNeeded = traversal?.hasNewerEntry || getDepth() > state.entries.length;
      if (traversal?.target !== destination.key || !event.cancelable || !isNeeded) return;
      event.preventDefault();
      dropTraversal();
    } else if (navigationType === 'push') {
      lastMove = { delta: 0, left: [] };
      if (traversal) traversal.hasNewerEntry = true;
    } else if (event.hashChange) {
      // The entry has been replaced by one without its state. Routers, which keep it, change no fragment.
      lastMove = { delta: -1, left: [] };
    }
  }

  function open(owner: Gallery, canPush: boolean): void {
    const ids = readIds();
    // Back leaves a page that was loaded with the image in the URL; a reload keeps the entry of the gallery.
    const isLinked = findInUrl(owner.link, owner.slides.get().images) >= 0;
    const isOfPage = isLinked && ids.length <= getDepth();
    const base = getHash();
    const id = createId();
    // The browser has added the entry for a link on this page.
    const isAdded = fragments.start(owner) && isOfPage && canPush;
    if (isAdded) markAndNote([...ids, id]);
    const hasEntry = canPush && (!isOfPage || isAdded);
    send({ type: 'open', gallery: { owner, id, hasEntry, base } });
    fragments.write();
  }

  // A page that returns from the back-forward cache may have been left before its entry, or during a traversal.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) dropTraversal();
    schedule(0);
  });
  onNavigate(followNavigation);
  if (pending) {
    state = { ...state, status: 'traversing' };
    awaitStep(pending);
  } else schedule(LEAVE_DELAY);

  return {
    onPopState,
    open,
    close(owner) {
      if (!state.galleries.some((gallery) => gallery.owner === owner)) return;
      send({ type: 'close', owner });
      fragments.end(owner);
    },
    follow(owner, canPush) {
      if (state.galleries.at(-1)?.owner === owner) {
        send({ type: 'close', owner });
        open(owner, canPush);
      } else {
        fragments.start(owner);
        if (!owner.ref.isOpen) fragments.end(owner);
      }
    },
  };
}
