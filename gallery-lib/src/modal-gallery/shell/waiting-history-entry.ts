import {
  createId,
  createState,
  LEAVE_DELAY,
  readIds,
  setDocumentTimeout,
  writeEntry,
} from '../browser/history-entry';
import { galleryCode } from './load-gallery';
import { onPopState } from '../browser/pop-state';

/** A dialog whose gallery has not arrived. */
interface WaitingEntry {
  /** Called when the user has left its entry. */
  readonly onBack: () => void;
  /** False for one that every Back closes. */
  readonly hasEntry: boolean;
}

let waiting: readonly WaitingEntry[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** True while a step back that this module has begun is on the way. */
let isLeaving = false;

/** Returns whether the entry of a closed dialog is being left. */
export const isLeavingEntry = (): boolean => isLeaving;

const getOwners = () => waiting.filter(({ hasEntry }) => hasEntry);

function addMissingEntry(): void {
  const ids = readIds();
  if (ids.length >= getOwners().length) return;
  try {
    writeEntry('pushState', createState([...ids, createId()], 0));
  } catch {
    // The dialog closes in every other way.
  }
}

function onStep(): void {
  if (isLeaving) {
    isLeaving = false;
    // For a dialog that was opened meanwhile.
    addMissingEntry();
    return;
  }
  const left = getOwners().slice(readIds().length);
  for (const entry of [...waiting].reverse())
    if (!entry.hasEntry || left.includes(entry)) entry.onBack();
}

/** Leaves the entries of dialogs that have closed. The gallery does so when it has arrived. */
function leave(): void {
  const extra = readIds().length - getOwners().length;
  isLeaving = extra > 0 && !galleryCode.get().code;
  if (isLeaving) history.go(-extra);
}

/**
 * Closes a dialog whose gallery has not arrived on Back; adds a history entry for it if `hasEntry` is true, which the
 * gallery takes over. Returns a function that ends this.
 */
export function addWaitingEntry(onBack: () => void, hasEntry: boolean): () => void {
  clearTimeout(timer);
  const entry = { onBack, hasEntry };
  waiting = [...waiting, entry];
  onPopState(onStep);
  addMissingEntry();
  return () => {
    waiting = waiting.filter((other) => other !== entry);
    clearTimeout(timer);
    timer = setDocumentTimeout(leave, LEAVE_DELAY);
  };
}
