import { ENTRY_KEY, entryDepth, TRAVERSAL_TIMEOUT } from './history-entry';
import { codeStore } from './lazy-code';

/** Functions that close the pending dialogs with a history entry, oldest first. */
let dialogs: readonly (() => void)[] = [];
/** Steps of a traversal that is on the way, negative. */
let stepBack = 0;
let isListening = false;

/** Returns the steps of a traversal of this module that is on the way; 0 without one. */
export function getStepBack(): number {
  return stepBack;
}

function addEntry(): void {
  try {
    const mark = entryDepth(history.state) + 1;
    // An entry left by a reload or by a dialog that has just closed is reused.
    if (mark <= dialogs.length) history.pushState({ ...history.state, [ENTRY_KEY]: mark }, '');
  } catch {
    // Without access to the history, the dialog closes in every other way.
  }
}

/** Leaves the entries of closed dialogs. The code of the gallery does that itself when it arrives. */
function leaveEntries(): void {
  const surplus = entryDepth(history.state) - dialogs.length;
  if (surplus <= 0 || stepBack < 0 || typeof codeStore.get() !== 'string') return;
  stepBack = -surplus;
  // Browsers may drop a traversal.
  setTimeout(() => {
    stepBack = 0;
  }, TRAVERSAL_TIMEOUT);
  history.go(stepBack);
}

function onPopState(): void {
  const isOwn = stepBack < 0;
  stepBack = 0;
  // A dialog that was opened meanwhile has lost the entry that it has reused.
  if (isOwn) dialogs.forEach(addEntry);
  else for (const close of dialogs.slice(entryDepth(history.state)).reverse()) close();
}

/**
 * Closes a dialog on Back; adds a history entry for it if `push` is true, which the code of the gallery takes over.
 * Returns a function that ends this.
 */
export function holdBack(onBack: () => void, push: boolean): () => void {
  const close = () => onBack();
  if (!isListening) addEventListener('popstate', onPopState, { capture: true });
  isListening = true;
  dialogs = [...dialogs, close];
  if (push) addEntry();
  return () => {
    dialogs = dialogs.filter((other) => other !== close);
    // One task later, because StrictMode closes a dialog and opens it again.
    setTimeout(leaveEntries);
  };
}
