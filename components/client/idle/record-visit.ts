import { addRecentPage } from '../recent-pages';

/** Remembers the page for the search. A page for an unknown URL is not one to return to. */
export function recordVisit(base: string): void {
  const title = document.querySelector('h1')?.textContent;
  const isKnown = document.querySelector('link[rel=canonical]') !== null;
  if (title && isKnown) addRecentPage({ url: location.pathname.slice(base.length - 1), title });
}
