'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { isRightToLeft } from '../input/keys';
import { attachSwipe } from '../input/swipe';

export function useSwipe(
  element: RefObject<HTMLElement | null>,
  inverted: boolean,
  onMove: (type: 'next' | 'previous') => void,
): void {
  const swiped = useRef<(direction: 'left' | 'right') => void>(undefined);
  useEffect(() => {
    swiped.current = (direction) => {
      if (!element.current) return;
      element.current.style.setProperty('--ks-away', direction === 'left' ? '-100%' : '100%');
      const reversed = inverted !== isRightToLeft(element.current);
      onMove((direction === 'left') !== reversed ? 'next' : 'previous');
    };
  });
  useEffect(() => {
    if (element.current)
      return attachSwipe(element.current, (direction) => swiped.current?.(direction));
  }, [element]);
}
