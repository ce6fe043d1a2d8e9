import { getHash } from './history-entry';
import { getDirection } from './traversal';

/** Value to restore while it is changed. */
let original: ScrollRestoration | undefined;

/** Prevents that the browser scrolls to the fragment of an entry reached by Back, which Chromium and WebKit do. */
export function keepScroll(): void {
  if (!getHash()) return;
  const { scrollX: left, scrollY: top } = window;
  original ??= history.scrollRestoration;
  history.scrollRestoration = 'manual';
  setTimeout(() => {
    history.scrollRestoration = original ?? 'auto';
    original = undefined;
    // WebKit has started to scroll.
    scrollTo({ left, top, behavior: 'instant' });
  });
}

/**
 * Keeps the scroll position on the entry below a gallery, whose fragment is `base`, and scrolls to the target of a new
 * one, because the browser could not scroll the locked page. Browsers add new entries without a state.
 */
export function restoreScroll(base: string): void {
  const isNew = history.state === null && getHash() !== base;
  if ((getDirection() ?? Number(!isNew)) !== 0) keepScroll();
  else setTimeout(() => document.querySelector(':target')?.scrollIntoView());
}
