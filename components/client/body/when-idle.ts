/** Runs a function when the browser is idle. Safari cannot say when, so there it runs soon. */
export function whenIdle(run: () => void): void {
  (self.requestIdleCallback ?? setTimeout)(run);
}
