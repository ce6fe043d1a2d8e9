'use client';
import { useEffect, useLayoutEffect, type RefObject } from 'react';

// React 18 warns of layout effects on the server, where neither runs.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function successor(root: Element, focused: Element): HTMLElement | null {
  if (focused.matches('[role="tab"]')) return root.querySelector('[role="tab"].active');
  const slide = root.querySelector<HTMLElement>('.ks-slide.active');
  if (focused.matches(':disabled')) {
    return root.querySelector<HTMLElement>(`.${focused.classList[0]}:enabled`) ?? slide;
  }
  return focused.closest('.ks-slide:not(.active)') && (slide?.querySelector('button') ?? slide);
}

/** Hands focus on when a change takes its place away: to the current tab, the other arrow or the current slide. */
export function useKeptFocus(root: RefObject<HTMLElement | null>, change: unknown): void {
  useBeforePaint(() => {
    const focused = document.activeElement;
    if (focused && root.current?.contains(focused)) {
      successor(root.current, focused)?.focus({ preventScroll: true });
    }
  }, [root, change]);
}
