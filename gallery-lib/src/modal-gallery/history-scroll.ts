import { getHash } from './history-entry';
import { getDirection } from './traversal';

/** Prevents that the browser scrolls to the fragment of an entry reached by Back, which Chromium does. */
export function keepScroll(): void {
  if (!getHash()) return;
  const { scrollRestoration } = history;
  history.scrollRestoration = 'manual';
  setTimeout(() => {
    history.scrollRestoration = scrollRestoration;
  });
}

/**
 * Keeps the scroll position on the entry below a gallery, whose fragment is `base`, and scrolls to the target of another
 * fragment, because the browser could not scroll the locked page.
 */
export function restoreScroll(base: string): void {
  if (getHash() === base && getDirection() !== 0) keepScroll();
  else setTimeout(() => document.querySelector(':target')?.scrollIntoView());
}
