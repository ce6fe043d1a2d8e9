'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { bufferPointerEvents } from '../input/buffer-pointer-events';
import { isRightToLeft } from '../input/keys';

/**
 * Recognizes swipes on an element. Returns a function that starts it: Hammer is fetched only when the user first
 * touches or focuses the carousel.
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
      // The image moves out in the direction of the swipe.
      element.current.style.setProperty('--ks-away', direction === 'left' ? '-100%' : '100%');
      const reversed = inverted !== isRightToLeft(element.current);
      onMove((direction === 'left') !== reversed ? 'next' : 'previous');
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
    const stage = element.current;
    if (!stage || detach.current) return;
    const buffered = first && bufferPointerEvents(stage, first);
    let undo = () => buffered?.stop();
    detach.current = () => undo();
    import('../input/swipe')
      .then(({ attachSwipe }) => {
        // The carousel may have been unmounted meanwhile.
        if (detach.current)
          undo = attachSwipe(stage, (direction) => swiped.current?.(direction), buffered);
      })
      // If the module fails to load, arrows and keys still work, and the next touch tries again.
      .catch(() => {
        undo();
        detach.current = undefined;
      });
  };
}
