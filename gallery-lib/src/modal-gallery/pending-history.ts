import { ENTRY_KEY, entryDepth } from './history-entry';
import { codeStore } from './lazy-code';

/** Functions that close the pending dialogs with a history entry, oldest first. */
let dialogs: readonly (() => void)[] = [];

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
  if (surplus > 0 && typeof codeStore.get() === 'string') history.go(-surplus);
}

function onPopState(): void {
  for (const close of dialogs.slice(entryDepth(history.state)).reverse()) close();
}

/** Adds a history entry that Back leaves, and that the code of the gallery takes over. Returns a function that ends this. */
export function holdBack(onBack: () => void): () => void {
  const close = () => onBack();
  if (dialogs.length === 0) addEventListener('popstate', onPopState, { capture: true });
  dialogs = [...dialogs, close];
  addEntry();
  return () => {
    dialogs = dialogs.filter((other) => other !== close);
    if (dialogs.length === 0) removeEventListener('popstate', onPopState, { capture: true });
    // One task later, because StrictMode closes a dialog and opens it again.
    setTimeout(leaveEntries);
  };
}
