'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { isRightToLeft } from '../input/keys';
import { attachSwipe } from './swipe';

/**
 * Calls `onMove` after a swipe on the element, which must be there when the component mounts. Swiping to the left shows
 * the next image; `inverted` and a right-to-left direction reverse that. The custom property `--ks-away` is the end of
 * the element at which the image leaves.
 */
export function useSwipe(
  ref: RefObject<HTMLElement | null>,
  inverted: boolean,
  onMove: (type: 'next' | 'previous') => void,
): void {
  const latest = useRef({ inverted, onMove });
  useEffect(() => {
    latest.current = { inverted, onMove };
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return attachSwipe(element, (isLeft) => {
      element.style.setProperty('--ks-away', isLeft ? '-100%' : '100%');
      const isReversed = latest.current.inverted !== isRightToLeft(element);
      latest.current.onMove(isLeft !== isReversed ? 'next' : 'previous');
    });
  }, [ref]);
}
