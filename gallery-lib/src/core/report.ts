/** Reports an error as an uncaught one; where there is no `reportError`, as in test environments, in the console. */
export function report(error: unknown): void {
  (globalThis.reportError ?? console.error)(error);
}
