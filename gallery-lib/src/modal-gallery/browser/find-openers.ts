import { getFocusedElement, isElement } from '../../core/elements';

/** Returns the focused element, or the clicked control in browsers that do not focus clicked controls, then those below. */
export function findOpeners(below: readonly HTMLElement[] = []): HTMLElement[] {
  let opener = getFocusedElement();
  if (!isElement(opener) || opener === document.body) {
    const target = globalThis.event?.target;
    opener = isElement(target) ? target.closest('a, button') : null;
  }
  return isElement(opener) ? [opener, ...below] : [...below];
}
