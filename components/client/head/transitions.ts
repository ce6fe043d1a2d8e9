/** Browsers log the abort of a transition whose `ready` nothing handles as an error; the page changes all the same. */
function ignoreAbort(transition: ViewTransition | null | undefined): void {
  transition?.ready.catch(() => {});
}

/** Handles the transitions between pages, which a second navigation or a slow page aborts. */
export function watchTransitions(): void {
  // The browser may abort it before `pagereveal`.
  ignoreAbort(document.activeViewTransition);
  addEventListener('pageswap', ({ viewTransition }) => ignoreAbort(viewTransition));
  // Chromium also aborts one after the page has been revealed, without an event.
  addEventListener('unhandledrejection', (event) => {
    if (/^Transition was aborted/.test(event.reason?.message)) event.preventDefault();
  });
}
