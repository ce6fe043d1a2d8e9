import { Action } from '../model/enums';
import { ENTRY_KEY, entryDepth } from './history-entry';
import type { ModalSession } from './session';

/** After this time in milliseconds a traversal that has not arrived was dropped by the browser. */
const TRAVERSAL_TIMEOUT = 3000;

/** A step through the history that was started here and has not arrived. */
interface Traversal {
  /** Of the entry where it began. */
  readonly depth: number;
  readonly historyLength: number;
  /** Navigation API key of the entry where it leads. */
  readonly target: string | undefined;
  readonly expiry: ReturnType<typeof setTimeout>;
  /** The application has added an entry meanwhile, from which the step would take it away. */
  overtaken?: boolean;
}

/** What tells the direction of a traversal, and of navigations of the application, where the browser has it. */
const navigationApi = 'navigation' in globalThis ? globalThis.navigation : undefined;

/** Open galleries with an entry each, the oldest first. */
let sessions: readonly ModalSession[] = [];
/** How many of them have their entry. After a reload the first galleries take over what it has left. */
let entryCount = entryDepth(history.state);
/** Galleries that any Back closes, without an entry of their own. */
const withoutEntry = new Set<ModalSession>();

let traversal: Traversal | undefined;
/** Direction in which the current entry was reached. */
let direction: 1 | -1 = -1;
let scheduled = false;

const close = (session: ModalSession) => session.dispatch({ type: 'close', action: Action.NORMAL });

function traverse(delta: number): void {
  const index = navigationApi?.currentEntry?.index ?? 0;
  traversal = {
    depth: entryDepth(history.state),
    historyLength: history.length,
    target: navigationApi?.entries()[index + delta]?.key,
    expiry: setTimeout(() => {
      endTraversal();
      // On a busy page it may still arrive: a second step back would leave the page.
      if (entryDepth(history.state) <= sessions.length) schedule();
    }, TRAVERSAL_TIMEOUT),
  };
  history.go(delta);
}

function endTraversal(): Traversal | undefined {
  const ended = traversal;
  clearTimeout(ended?.expiry);
  traversal = undefined;
  return ended;
}

/** Leaves an entry whose gallery is closed, for the entry beside it, as if it were not there. */
function leaveEntry(): void {
  if (direction === 1 && navigationApi?.canGoForward) traverse(1);
  else if (navigationApi ? navigationApi.canGoBack : history.length > 1) traverse(-1);
  // The oldest entries are dropped from a long history.
  else history.replaceState({ ...history.state, [ENTRY_KEY]: undefined }, '');
}

/** Brings the entries in line with the open galleries, one asynchronous step at a time. */
function reconcile(): void {
  scheduled = false;
  if (traversal) return;
  try {
    // Below an entry of the application ours stay where they are, and are left when the user comes to them.
    entryCount = Math.min(entryCount, sessions.length);
    if (entryDepth(history.state) > sessions.length) leaveEntry();
    while (!traversal && entryCount < sessions.length) {
      // The router's own state stays in the entry, so that it recognises the page it comes back to.
      history.pushState({ ...history.state, [ENTRY_KEY]: entryCount + 1 }, '');
      entryCount += 1;
    }
  } catch {
    // Where history may not be written, galleries close by every other path.
    entryCount = 0;
  }
}

function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  setTimeout(reconcile);
}

/** Runs before an entry changes. Routers replace the state of an entry at any time; that is no navigation. */
function onNavigate(event: NavigateEvent): void {
  const { navigationType, destination } = event;
  if (navigationType === 'traverse') {
    direction = destination.index > (navigationApi?.currentEntry?.index ?? 0) ? 1 : -1;
    if (!traversal?.overtaken) return;
    const ours = traversal.target === destination.key;
    if (ours && !event.cancelable) return;
    // Any other step is the user's, and ours was dropped by the browser.
    if (ours) event.preventDefault();
    endTraversal();
    schedule();
  } else if (navigationType === 'push') {
    direction = -1;
    if (traversal) traversal.overtaken = true;
  }
}

/** How far ahead the entry is that the application has added while our step was on its way; 0 without one. */
function missedEntries(arrived: Traversal, depth: number): number {
  if (navigationApi) {
    const current = navigationApi.currentEntry?.index ?? 0;
    return arrived.overtaken ? navigationApi.entries().length - 1 - current : 0;
  }
  const added = history.length - arrived.historyLength;
  return added > 0 && depth !== arrived.depth ? added + 1 : added;
}

function onPopState(event: PopStateEvent): void {
  const depth = entryDepth(event.state);
  const arrived = endTraversal();
  if (!arrived) {
    entryCount = Math.min(entryCount, depth);
    const closing = [...withoutEntry, ...sessions.slice(depth).reverse()];
    sessions = sessions.slice(0, depth);
    for (const session of closing) close(session);
  }
  const missed = arrived ? missedEntries(arrived, depth) : 0;
  if (missed > 0) traverse(missed);
  else schedule();
}

// Before a router, which may write history while it handles the event.
window.addEventListener('popstate', onPopState, { capture: true });
navigationApi?.addEventListener('navigate', onNavigate);
if (entryCount > 0) schedule();

/**
 * Lets the browser's Back close a gallery, with an entry of its own when `push` is true. Returns how to let go, which
 * removes the entry again unless Back has done so.
 */
export function closeOnBack(session: ModalSession, push: boolean): () => void {
  if (!push) {
    withoutEntry.add(session);
    return () => void withoutEntry.delete(session);
  }
  sessions = [...sessions, session];
  if (!traversal) reconcile();
  return () => {
    sessions = sessions.filter((other) => other !== session);
    schedule();
  };
}
