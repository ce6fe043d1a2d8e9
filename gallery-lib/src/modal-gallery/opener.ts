let pending: HTMLElement[] | undefined;

/** Returns the focused element, or the clicked control in browsers that do not focus clicked controls, then those below. */
export function findOpeners(below: readonly HTMLElement[] = []): HTMLElement[] {
  if (pending) return pending;
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== document.body)
    return [activeElement, ...below];
  const target = globalThis.event?.target;
  const control = target instanceof Element && target.closest<HTMLElement>('a, button');
  return control ? [control, ...below] : [...below];
}

/** Keeps the openers of a dialog that another one is going to replace; without an argument forgets them. */
export function keepOpeners(openers?: HTMLElement[]): void {
  pending = openers;
}

/** Returns whether a dialog is being replaced. */
export function isReplacingPending(): boolean {
  return pending !== undefined;
}
