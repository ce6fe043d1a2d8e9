import { entryDepth, getEntry, navigationApi, TRAVERSAL_TIMEOUT } from './history-entry';

/** Pending traversal of the history that was started by the library. */
interface Traversal {
  /** Depth of the entry where it began. */
  readonly depth: number;
  readonly historyLength: number;
  /** Navigation API key of the target entry. */
  readonly target: string | undefined;
  readonly expiry: ReturnType<typeof setTimeout>;
  /** True if the application has added an entry meanwhile, which the traversal would leave. */
  hasNewerEntry?: boolean;
}

/** How the current entry was reached: by Forward, as a new entry, or by Back. */
type Direction = 1 | 0 | -1;

let traversal: Traversal | undefined;
let direction: Direction = -1;
let onDrop: (isLate: boolean) => void = () => {};

/** Returns whether a traversal of the library is on the way. */
export function isTraversing(): boolean {
  return traversal !== undefined;
}

/** Returns how the current entry was reached; `undefined` in a browser that does not tell. */
export function getDirection(): Direction | undefined {
  return navigationApi && direction;
}

/** Starts a traversal. */
export function traverse(delta: number): void {
  traversal = {
    depth: entryDepth(history.state),
    historyLength: history.length,
    target: getEntry(delta)?.key,
    expiry: setTimeout(() => {
      endTraversal();
      onDrop(true);
    }, TRAVERSAL_TIMEOUT),
  };
  history.go(delta);
}

/** Ends the pending traversal, if there is one, and returns it. */
export function endTraversal(): Traversal | undefined {
  const ended = traversal;
  clearTimeout(ended?.expiry);
  traversal = undefined;
  return ended;
}

/** Returns the distance to an entry that the application has added during the traversal; 0 without one. */
export function missedEntries(arrived: Traversal, depth: number): number {
  if (navigationApi) {
    const current = navigationApi.currentEntry?.index ?? 0;
    return arrived.hasNewerEntry ? navigationApi.entries().length - 1 - current : 0;
  }
  const added = history.length - arrived.historyLength;
  return added > 0 && depth !== arrived.depth ? added + 1 : added;
}

/** Runs before the entry changes. */
function onNavigate(event: NavigateEvent): void {
  const { navigationType, destination } = event;
  if (navigationType === 'traverse') {
    direction = destination.index > (navigationApi?.currentEntry?.index ?? 0) ? 1 : -1;
    if (!traversal?.hasNewerEntry) return;
    const ours = traversal.target === destination.key;
    if (ours && !event.cancelable) return;
    // A traversal to another entry is the user's; the browser has dropped ours.
    if (ours) event.preventDefault();
    endTraversal();
    onDrop(false);
  } else if (navigationType === 'push') {
    direction = 0;
    if (traversal) traversal.hasNewerEntry = true;
  } else if (event.hashChange) {
    // The entry has been replaced by one without its state. Routers, which keep it, change no fragment.
    direction = -1;
  }
}

/** Reports traversals that the browser has dropped, with `true` if they may still arrive. */
export function watchTraversals(listener: (isLate: boolean) => void): void {
  onDrop = listener;
  navigationApi?.addEventListener('navigate', onNavigate);
}
