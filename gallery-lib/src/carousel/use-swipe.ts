'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { isRightToLeft } from '../input/keys';
import { attachSwipe } from '../input/swipe';

/**
 * Listens for swipes on an element from the moment the returned function is called: until somebody touches or
 * focuses the carousel, the recogniser is not even fetched.
 */
export function useSwipe(
  element: RefObject<HTMLElement | null>,
  inverted: boolean,
  onMove: (type: 'next' | 'previous') => void,
): (first?: PointerEvent) => void {
  const swiped = useRef<(direction: 'left' | 'right') => void>(undefined);
  const detach = useRef<() => void>(undefined);
  useEffect(() => {
    swiped.current = (direction) => {
      if (!element.current) return;
      // The picture leaves on the side to which the finger has pushed it.
      element.current.style.setProperty('--ks-away', direction === 'left' ? '-100%' : '100%');
      const turned = inverted !== isRightToLeft(element.current);
      onMove((direction === 'left') !== turned ? 'next' : 'previous');
    };
  });
  useEffect(
    () => () => {
      detach.current?.();
      detach.current = undefined;
    },
    [],
  );
  return (first) => {
    if (!element.current) return;
    detach.current ??= attachSwipe(
      element.current,
      (direction) => swiped.current?.(direction),
      first,
    );
  };
}
