import { getFocusedElement, isElement } from '../../core/elements';

/** Number of elements that are remembered. */
const LENGTH = 10;

/** Elements of the page that had focus, latest first. */
let recent: readonly WeakRef<HTMLElement>[] = [];
let isFollowing = false;

/** Starts to remember what has focus, at the first call. */
export function followFocus(): void {
  if (isFollowing) return;
  isFollowing = true;
  document.addEventListener(
    'focusin',
    () => {
      const focused = getFocusedElement();
      if (!isElement(focused) || focused.closest('.ks-modal-gallery')) return;
      const others = recent.filter((each) => each.deref() !== focused);
      recent = [new WeakRef(focused), ...others].slice(0, LENGTH);
    },
    true,
  );
}

/**
 * Moves focus to the first of the elements that can have it, else to the last one that had it: the item of a menu is
 * gone with its menu, whose trigger had focus before.
 */
export function returnFocus(openers: readonly HTMLElement[]): void {
  for (const element of [...openers, ...recent.map((each) => each.deref())]) {
    // One in another gallery that leaves cannot have focus.
    if (!element?.isConnected || element.closest('[inert]')) continue;
    element.focus({ preventScroll: true });
    if (getFocusedElement() === element) return;
  }
}
