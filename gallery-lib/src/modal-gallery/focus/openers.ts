import { getFocusedElement } from '../../input/focused-element';

/** Returns the focused element, or the clicked control in browsers that do not focus clicked controls, then those below. */
export function findOpeners(below: readonly HTMLElement[] = []): HTMLElement[] {
  let opener = getFocusedElement();
  if (!(opener instanceof HTMLElement) || opener === document.body) {
    const target = globalThis.event?.target;
    opener = target instanceof Element ? target.closest('a, button') : null;
  }
  return opener instanceof HTMLElement ? [opener, ...below] : [...below];
}
