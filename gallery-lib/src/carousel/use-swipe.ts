'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { collectEvents } from '../input/collect-events';
import { isRightToLeft } from '../input/keys';

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
    const stage = element.current;
    if (!stage || detach.current) return;
    const collected = first && collectEvents(stage, first);
    let undo = () => collected?.stop();
    detach.current = () => undo();
    import('../input/swipe')
      .then(({ attachSwipe }) => {
        // The carousel may have gone meanwhile.
        if (detach.current)
          undo = attachSwipe(stage, (direction) => swiped.current?.(direction), collected);
      })
      // Without the recogniser a carousel still has its arrows and keys; the next touch tries again.
      .catch(() => {
        undo();
        detach.current = undefined;
      });
  };
}
