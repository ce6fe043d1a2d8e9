import { Action } from '../model/enums';
import { ENTRY_KEY, entryDepth } from './history-entry';
import type { ModalSession } from './session';

/** Time in ms after which a traversal that has not arrived counts as dropped by the browser. */
const TRAVERSAL_TIMEOUT = 500;

/** Pending traversal of the history that was started by this module. */
interface Traversal {
  /** Depth of the entry where it began. */
  readonly depth: number;
  readonly historyLength: number;
  /** Navigation API key of the target entry. */
  readonly target: string | undefined;
  readonly expiry: ReturnType<typeof setTimeout>;
  /** True if the application has added an entry meanwhile, which the traversal would leave. */
  overtaken?: boolean;
}

/** Navigation API, if the browser has it: reports the direction of a traversal and navigations of the application. */
const navigationApi = 'navigation' in globalThis ? globalThis.navigation : undefined;

/** Open galleries with an entry each, oldest first. */
let sessions: readonly ModalSession[] = [];
/** Number of sessions whose entry exists. Entries left by a reload are reused by the first galleries. */
let entryCount = entryDepth(history.state);
/** Galleries without an entry, which every Back closes. */
const withoutEntry = new Set<ModalSession>();

let traversal: Traversal | undefined;
/** Direction in which the current entry was reached. */
let direction: 1 | -1 = -1;
let scheduled = false;

const close = (session: ModalSession) => session.move('close', Action.NORMAL);

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

/** Skips the entry of a closed gallery, in the direction in which it was reached. */
function leaveEntry(): void {
  if (direction === 1 && navigationApi?.canGoForward) traverse(1);
  else if (navigationApi ? navigationApi.canGoBack : history.length > 1) traverse(-1);
  // No entry to go to: browsers drop the oldest entries of a long history.
  else history.replaceState({ ...history.state, [ENTRY_KEY]: undefined }, '');
}

/** Adds missing entries and leaves those of closed galleries, one asynchronous traversal at a time. */
function reconcile(): void {
  scheduled = false;
  if (traversal) return;
  try {
    // Entries below one of the application cannot be removed; they are skipped when the user reaches them.
    entryCount = Math.min(entryCount, sessions.length);
    if (entryDepth(history.state) > sessions.length) leaveEntry();
    while (!traversal && entryCount < sessions.length) {
      // Keep the state of a router, so that it recognizes its page on Back.
      history.pushState({ ...history.state, [ENTRY_KEY]: entryCount + 1 }, '');
      entryCount += 1;
    }
  } catch {
    // Without access to the history, galleries close in every other way.
    entryCount = 0;
  }
}

function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  setTimeout(reconcile);
}

/** Runs before the entry changes. Ignores `replace`: routers replace the state of an entry at any time. */
function onNavigate(event: NavigateEvent): void {
  const { navigationType, destination } = event;
  if (navigationType === 'traverse') {
    direction = destination.index > (navigationApi?.currentEntry?.index ?? 0) ? 1 : -1;
    if (!traversal?.overtaken) return;
    const ours = traversal.target === destination.key;
    if (ours && !event.cancelable) return;
    // A traversal to another entry is the user's; the browser has dropped ours.
    if (ours) event.preventDefault();
    endTraversal();
    schedule();
  } else if (navigationType === 'push') {
    direction = -1;
    if (traversal) traversal.overtaken = true;
  }
}

/** Returns the distance to an entry that the application has added during the traversal; 0 without one. */
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

// Capture, to run before a router, which may write to the history in its own listener.
window.addEventListener('popstate', onPopState, { capture: true });
navigationApi?.addEventListener('navigate', onNavigate);
if (entryCount > 0) schedule();

/**
 * Closes a gallery on Back; adds a history entry for it if `push` is true. Returns a function that ends this and removes
 * the entry unless Back has already left it.
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
