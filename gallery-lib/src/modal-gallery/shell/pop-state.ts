import { isOwnNavigation, navigationApi } from '../history/browser-entry';

const listeners = new Set<(event: PopStateEvent) => void>();
/** Called before an entry is written or left, where the browser has the Navigation API. */
const navigateListeners = new Set<(event: NavigateEvent) => void>();

// At import: routers write to the history in listeners of their own, and add them when they are created. Browsers call
// the listeners of the window in the order in which they were added, also those for the capture phase.
if (typeof window !== 'undefined') {
  addEventListener('popstate', (event) => listeners.forEach((listener) => listener(event)));
  navigationApi?.addEventListener('navigate', (event) => {
    navigateListeners.forEach((listener) => listener(event));
    // A router that intercepts it would render the page again, and move focus.
    if (isOwnNavigation(event)) event.stopImmediatePropagation();
  });
}

/** Calls a function when the user has reached another history entry, before routers do. */
export function onPopState(listener: (event: PopStateEvent) => void): void {
  listeners.add(listener);
}

/** Calls a function before an entry of the history is written or left, before routers do. */
export function onNavigate(listener: (event: NavigateEvent) => void): void {
  navigateListeners.add(listener);
}
