let pending: HTMLElement[] | undefined;

/** Returns the focused element, or the clicked control in browsers that do not focus clicked controls, then those below. */
export function findOpeners(below: readonly HTMLElement[] = []): HTMLElement[] {
  if (pending) return pending;
  let opener = document.activeElement;
  while (opener?.shadowRoot?.activeElement) opener = opener.shadowRoot.activeElement;
  if (!(opener instanceof HTMLElement) || opener === document.body) {
    const target = globalThis.event?.target;
    opener = target instanceof Element ? target.closest('a, button') : null;
  }
  return opener instanceof HTMLElement ? [opener, ...below] : [...below];
}

/** Keeps the openers of a dialog that another one is going to replace; without an argument forgets them. */
export function keepOpeners(openers?: HTMLElement[]): void {
  pending = openers;
}

/** Returns whether a dialog is being replaced. */
export function isReplacingPending(): boolean {
  return pending !== undefined;
}
