import { getHash } from './history-entry';
import { getDirection } from './traversal';

/**
 * Prevents that the browser scrolls on an entry reached by Back: to its fragment, which Chromium and WebKit do, or to
 * where the page was before the gallery opened. The application may have scrolled it to the thumbnail of another image.
 */
export function keepScroll(): void {
  const { scrollRestoration } = history;
  const { scrollX: left, scrollY: top } = window;
  history.scrollRestoration = 'manual';
  setTimeout(() => {
    history.scrollRestoration = scrollRestoration;
    // With a fragment, WebKit has started to scroll.
    if (getHash() || scrollX !== left || scrollY !== top)
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
