import { getHash, setDocumentTimeout } from '../browser/history-entry';

/** Value to restore while it is changed. */
let original: ScrollRestoration | undefined;

/**
 * Prevents that the browser scrolls on a step back: to where the page was when the gallery opened, or to the fragment of
 * the entry, which Chromium and WebKit do.
 */
export function keepScroll(): void {
  const { scrollX: left, scrollY: top } = window;
  original ??= history.scrollRestoration;
  history.scrollRestoration = 'manual';
  setDocumentTimeout(() => {
    history.scrollRestoration = original ?? 'auto';
    original = undefined;
    // WebKit has started to scroll.
    if (getHash()) scrollTo({ left, top, behavior: 'instant' });
  });
}

/**
 * Keeps the scroll position on the entry below a gallery, and scrolls to the target of a new one, because the browser
 * could not scroll the locked page.
 */
export function restoreScroll(isNew: boolean): void {
  if (!isNew) keepScroll();
  else setDocumentTimeout(() => document.querySelector(':target')?.scrollIntoView());
}
