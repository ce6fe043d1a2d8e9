import { isOwnNavigation, navigationApi } from './history-entry';
import { allCopies } from './all-copies';

/** Called in every copy of the library before one of them hides an event from the listeners that follow. */
const { popState, navigate } = allCopies;

// At import: routers write to the history in listeners of their own, and add them when they are created. Browsers call
// the listeners of the window in the order in which they were added, also those for the capture phase.
if (typeof window !== 'undefined') {
  if (navigate.size === 0) {
    addEventListener('popstate', (event) => popState.forEach((listener) => listener(event)));
    navigationApi?.addEventListener('navigate', (event) =>
      navigate.forEach((listener) => listener(event)),
    );
  }
  navigate.add((event) => {
    // A router that intercepts it would render the page again, and move focus.
    if (isOwnNavigation(event)) event.stopImmediatePropagation();
  });
}

/** Calls a function when the user has reached another history entry, before routers do. */
export function onPopState(listener: (event: PopStateEvent) => void): void {
  popState.add(listener);
}

/** Calls a function before an entry of the history is written or left, before routers do, where the browser has the Navigation API. */
export function onNavigate(listener: (event: NavigateEvent) => void): void {
  navigate.add(listener);
}
