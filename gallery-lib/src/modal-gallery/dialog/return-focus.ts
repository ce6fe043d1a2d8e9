import { getFocusedElement, isElement } from '../../core/elements';

/** Number of elements that are remembered. */
const LENGTH = 10;

/** What a pointer focuses, unless the page or the browser prevents it. */
const PRESSABLE = 'a, button, [tabindex]';

/** Elements of the page that had focus or were pressed, latest first. */
let recent: readonly WeakRef<HTMLElement>[] = [];
let isFollowing = false;

function remember(element: Element | null): void {
  if (!isElement(element) || element.closest('.ks-modal-gallery')) return;
  const others = recent.filter((each) => each.deref() !== element);
  recent = [new WeakRef(element), ...others].slice(0, LENGTH);
}

/** Starts to remember what has focus or is pressed, at the first call. */
export function followFocus(): void {
  if (isFollowing) return;
  isFollowing = true;
  document.addEventListener('focusin', () => remember(getFocusedElement()), true);
  // Triggers of menus prevent that a pointer focuses them, and Safari focuses no button.
  document.addEventListener(
    'pointerdown',
    (event) => {
      const [target] = event.composedPath();
      if (isElement(target)) remember(target.closest(PRESSABLE));
    },
    true,
  );
}

/**
 * Moves focus to the first of the elements that can have it, else to the last one that had it or was pressed: the item of
 * a menu is gone with its menu, whose trigger was used before.
 */
export function returnFocus(openers: readonly HTMLElement[]): void {
  for (const element of [...openers, ...recent.map((each) => each.deref())]) {
    // One in another gallery that leaves cannot have focus.
    if (!element?.isConnected || element.closest('[inert]')) continue;
    element.focus({ preventScroll: true });
    if (getFocusedElement() === element) return;
  }
}
