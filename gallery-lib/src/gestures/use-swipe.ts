'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../core/use-latest';
import { isRightToLeft } from '../core/elements';
import { attachSwipe } from './swipe';

/**
 * Calls `onMove` after a swipe on the element, which must be there when the component mounts. Swiping to the left shows
 * the next image; `inverted` and a right-to-left direction reverse that. The custom property `--ks-away` is the end of
 * the element at which the image leaves. Returns a reference that is true during a drag.
 */
export function useSwipe(
  ref: RefObject<HTMLElement | null>,
  inverted: boolean,
  onMove: (type: 'next' | 'previous') => void,
): RefObject<boolean> {
  const dragged = useRef(false);
  const latest = useLatest((element: HTMLElement, isLeft: boolean) => {
    element.style.setProperty('--ks-away', isLeft ? '-100%' : '100%');
    onMove(isLeft === (inverted === isRightToLeft(element)) ? 'next' : 'previous');
  });
  useEffect(() => {
    const element = ref.current;
    return element
      ? attachSwipe(element, dragged, (isLeft) => latest.current(element, isLeft))
      : undefined;
  }, [ref, latest]);
  return dragged;
}
