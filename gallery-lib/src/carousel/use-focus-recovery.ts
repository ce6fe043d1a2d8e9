'use client';
import type { RefObject } from 'react';
import { getFocusedElement } from '../core/elements';
import { useBeforePaint } from '../core/use-before-paint';

function findFocusTarget(root: Element, focused: Element): HTMLElement | null {
  if (focused.matches('[role="tab"]')) return root.querySelector('[role="tab"][data-state]');
  const slide = root.querySelector<HTMLElement>('.ks-slide[data-state]');
  if (focused.matches('.ks-main-arrow[aria-disabled]:not(:focus-visible)')) return slide;
  return (
    focused.closest('.ks-slides:not([data-layout]) > .ks-slide:not([data-state])') &&
    (slide?.querySelector('button') ?? slide)
  );
}

/** Moves focus to the active tab or slide when a change hides or removes the control that has it. */
export function useFocusRecovery(root: RefObject<HTMLElement | null>, change: unknown): void {
  useBeforePaint(() => {
    const focused = getFocusedElement();
    if (focused && root.current?.contains(focused)) {
      findFocusTarget(root.current, focused)?.focus({ preventScroll: true });
    }
  }, [root, change]);
}
