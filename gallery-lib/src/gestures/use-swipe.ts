'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../core/use-latest';
import { isRightToLeft } from '../core/elements';
import { attachSwipe } from './swipe';

/**
 * Calls `onMove` after a swipe on the element, which must be there when the component mounts. Swiping to the left shows
 * the next image; `inverted` and a right-to-left direction reverse that. The custom property `--ks-away` is the end of
 * the element at which the image leaves, `--ks-next` the end at which the next one is during a drag, `--ks-side`
 * that of the other one of two. Returns a reference that is true during a drag.
 */
export function useSwipe(
  ref: RefObject<HTMLElement | null>,
  inverted: boolean,
  onMove: (type: 'next' | 'previous') => void,
): RefObject<boolean> {
  const dragged = useRef(false);
  const latest = useLatest({ inverted, onMove });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const isNextRight = () => latest.current.inverted === isRightToLeft(element);
    return attachSwipe(element, dragged, {
      onStart: () => element.style.setProperty('--ks-next', isNextRight() ? '100%' : '-100%'),
      onSwipe(isLeft) {
        element.style.setProperty('--ks-away', isLeft ? '-100%' : '100%');
        latest.current.onMove(isLeft === isNextRight() ? 'next' : 'previous');
      },
    });
  }, [ref, latest]);
  return dragged;
}
