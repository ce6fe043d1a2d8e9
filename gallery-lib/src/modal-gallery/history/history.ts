import { findLinkedImage, getFragment, linkTargets } from '../../core/links';
import { Action } from '../../model/enums';
import {
  createMark,
  ENTRY_KEY,
  entryDepth,
  getEntry,
  getHash,
  navigationApi,
  replaceHash,
  withHash,
} from './history-entry';
import { keepScroll, restoreScroll } from './history-scroll';
import type { GalleryHandle } from '../handles';
import {
  endTraversal,
  getDirection,
  isTraversing,
  missedEntries,
  traverse,
  watchTraversals,
} from './traversal';

/** Time in ms without a change after which the fragment is written. Safari refuses more than 100 writes in 30 s. */
const WRITE_DELAY = 400;

/** An open gallery. */
interface Layer {
  readonly handle: GalleryHandle;
  /** False for a gallery that every Back closes, unless it leads to one of its images. */
  hasEntry: boolean;
  /** Fragment of the URL without the gallery. */
  base: string;
  /** Fragment of the image. */
  fragment: string;
  /** Fragment that the gallery has found or written; another one belongs to the application. */
  written: string;
}

/** Open galleries, oldest first. The last one with a name owns the URL. */
let layers: readonly Layer[] = [];
/** Number of galleries whose entry exists. Entries left by a reload are reused by the first galleries. */
let entryCount = 0;
let isFollowing = false;
/** Fragments of closed galleries that their entries do not have yet, by those that they have. */
const unwrittenFragments = new Map<string, string>();
let scheduled = false;
let writeTimer: ReturnType<typeof setTimeout> | undefined;

const withEntry = () => layers.filter(({ hasEntry }) => hasEntry);
const getOwner = () => layers.findLast(({ handle }) => handle.linkName);
const canReopen = () => [...linkTargets].some((canOpen) => canOpen());

/** Returns the 0-based index of the image with a fragment, or -1. */
function findImage({ handle }: Layer, hash: string): number {
  const { linkName, state } = handle;
  return linkName ? (findLinkedImage(hash, linkName, state.get().images) ?? -1) : -1;
}

/** Returns the fragment of the active image; without a name that of the URL. */
function getImageFragment({ handle, base }: Layer): string {
  const { images, index } = handle.state.get();
  const image = images[index];
  return handle.linkName && image ? `#${getFragment(handle.linkName, image)}` : base;
}

/** Skips the entry of a closed gallery, in the direction in which it was reached. */
function leaveEntry(): void {
  if (getDirection() === 1 && navigationApi?.canGoForward) traverse(1);
  else if (navigationApi ? navigationApi.canGoBack : history.length > 1) traverse(-1);
  // No entry to go to: browsers drop the oldest entries of a long history.
  else history.replaceState({ ...history.state, [ENTRY_KEY]: undefined }, '');
}

function addEntry(layer: Layer): void {
  entryCount += 1;
  // Keep the state of a router, so that it recognizes its page on Back.
  const mark = createMark(entryCount, getEntry(0));
  history.pushState({ ...history.state, ...mark }, '', withHash(layer.fragment));
  layer.written = getHash();
}

function writeFragment(): void {
  const owner = getOwner();
  if (!owner || getHash() !== owner.written || owner.fragment === owner.written) return;
  replaceHash(owner.fragment);
  owner.written = getHash();
}

/** Adds missing entries and leaves those of closed galleries, one asynchronous traversal at a time; writes the fragment. */
function reconcile(): void {
  scheduled = false;
  if (isTraversing()) return;
  try {
    const galleries = withEntry();
    // Entries below one of the application cannot be removed; they are skipped when the user reaches them.
    entryCount = Math.min(entryCount, galleries.length);
    if (entryDepth(history.state) > galleries.length && !canReopen()) leaveEntry();
    if (isTraversing()) return;
    galleries.slice(entryCount).forEach(addEntry);
    writeFragment();
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

/** Takes the fragment of the URL as that of a gallery, if it names its image. It can name a detail as well, which stays. */
function adoptHash(layer: Layer): void {
  layer.written = getHash();
  const { index } = layer.handle.state.get();
  if (findImage(layer, layer.written) === index) layer.fragment = layer.written;
}

/** Remembers the fragment of a gallery that Back has closed; its entry has another one if the write was still due. */
function rememberFragment(layer: Layer): void {
  const fragment = getImageFragment(layer);
  unwrittenFragments.delete(layer.written);
  if (fragment !== layer.written) unwrittenFragments.set(layer.written, fragment);
}

/** Closes the galleries that an entry reached by the user does not contain, and follows its fragment. */
function followEntry(depth: number): void {
  const shown = depth > 0 ? unwrittenFragments.get(getHash()) : undefined;
  if (shown) replaceHash(shown);
  const hash = getHash();
  const top = layers.findLastIndex((layer) => findImage(layer, hash) >= 0);
  let position = 0;
  const closing = layers.filter(({ hasEntry }, index) => {
    const isContained = hasEntry && position < depth;
    if (hasEntry) position += 1;
    return index > top && !isContained;
  });
  layers = layers.filter((layer) => !closing.includes(layer));
  entryCount = Math.min(entryCount, withEntry().length);
  if (closing[0]) restoreScroll(closing[0].base);
  for (const layer of closing.reverse()) {
    rememberFragment(layer);
    layer.handle.ref.closeModal();
  }
  const layer = layers[top];
  if (layer) goToImage(layer, depth);
}

/** Shows the image in the URL. An entry that the user has added for it is left, because a gallery has only one. */
function goToImage(layer: Layer, depth: number): void {
  const { ref, state } = layer.handle;
  const index = findImage(layer, getHash());
  if (index !== state.get().index) ref.navigateTo(index);
  const own = withEntry().indexOf(layer) + 1;
  if (own > 0 && own <= depth) return;
  if ((getDirection() ?? own - 1) >= 0) traverse(-1);
  else layer.hasEntry = false;
}

function onPopState(event: PopStateEvent): void {
  const depth = entryDepth(event.state);
  const arrived = endTraversal();
  if (!arrived) followEntry(depth);
  else keepScroll();
  // The entry is about to be left; galleries of the page must not open its image.
  if (arrived && depth > withEntry().length && canReopen()) replaceHash('');
  const owner = getOwner();
  if (owner) adoptHash(owner);
  const missed = arrived ? missedEntries(arrived, depth) : 0;
  if (missed > 0) traverse(missed);
  else {
    if (arrived) entryCount = Math.min(entryCount, depth);
    schedule();
  }
}

/**
 * Uses the current entry for a gallery that was opened from its fragment. The entry with which the page was loaded stays
 * one of the page, which Back leaves. Another one becomes the entry of the gallery, if it is known that it can be left.
 */
function adoptEntry(layer: Layer): void {
  const depth = withEntry().length + 1;
  const below = getEntry(-1);
  const hash = below?.sameDocument && below.url ? new URL(below.url).hash : layer.written;
  const canLeave = findImage(layer, hash) < 0;
  layer.base = canLeave ? hash : '';
  if (entryDepth(history.state) < depth) {
    layer.hasEntry &&= canLeave;
    if (layer.hasEntry) replaceHash(layer.written, depth);
  }
  if (layer.hasEntry) entryCount = depth;
}

/** Restores the URL of a closed gallery, unless it has been changed meanwhile. */
function restoreUrl({ handle, base, written }: Layer): void {
  if (handle.linkName && getHash() === written) replaceHash(base);
}

function removeLayer(layer: Layer): void {
  const index = layers.indexOf(layer);
  if (index < 0) return;
  const above = layers[index + 1];
  if (above) above.base = layer.base;
  layers = layers.filter((other) => other !== layer);
  schedule();
  const { handle } = layer;
  if (!handle.ref.isOpen) restoreUrl(layer);
  // Another provider may show it again.
  else setTimeout(() => layers.some((other) => other.handle === handle) || restoreUrl(layer));
}

function onChange(layer: Layer): void {
  const { open, trigger } = layer.handle.state.get();
  if (!open) removeLayer(layer);
  const fragment = getImageFragment(layer);
  const isSame = fragment === layer.fragment.replace(/@.*/, '');
  if (!open || trigger === Action.AUTOPLAY || isSame) return;
  layer.fragment = fragment;
  clearTimeout(writeTimer);
  writeTimer = setTimeout(reconcile, WRITE_DELAY);
}

/** Starts to follow the history, at the first call; removes an entry that a reload has left. */
export function followHistory(): void {
  if (isFollowing) return;
  isFollowing = true;
  entryCount = entryDepth(history.state);
  // Capture, to run before a router, which may write to the history in its own listener.
  window.addEventListener('popstate', onPopState, { capture: true });
  watchTraversals((isLate) => {
    // On a busy page a late one may still arrive: a second step back would leave the page.
    if (!isLate || entryDepth(history.state) <= withEntry().length) schedule();
  });
  if (entryCount > 0) schedule();
}

/**
 * Closes a gallery on Back; adds a history entry for it if `push` is true, and writes the fragment of its image to the
 * URL if it has a name. Returns a function that ends this and removes entry and fragment, unless Back has already left
 * them.
 */
export function closeOnBack(handle: GalleryHandle, push: boolean): () => void {
  followHistory();
  const hash = getHash();
  const layer: Layer = { handle, hasEntry: push, base: hash, fragment: hash, written: hash };
  layer.fragment = getImageFragment(layer);
  adoptHash(layer);
  if (findImage(layer, hash) >= 0) adoptEntry(layer);
  layers = [...layers, layer];
  const unsubscribe = handle.state.subscribe(() => onChange(layer));
  if (!isTraversing()) reconcile();
  return () => {
    unsubscribe();
    removeLayer(layer);
  };
}
