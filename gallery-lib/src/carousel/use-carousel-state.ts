'use client';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import {
  reduceCarousel,
  startCarousel,
  type CarouselCommand,
  type CarouselOutcome,
  type CarouselRules,
  type CarouselState,
} from '../core/carousel-state';
import { inTurn } from '../core/in-turn';
import type { GalleryImage } from '../model/image';

/**
 * Holds the state of a carousel. What a command brings about is told at once, in order; `latest` has the state of
 * now, between two renderings too.
 */
export function useCarouselState(
  images: readonly GalleryImage[],
  rules: CarouselRules,
  tell: (outcome: CarouselOutcome) => void,
): {
  state: CarouselState;
  latest: RefObject<{ state: CarouselState }>;
  dispatch: (command: CarouselCommand) => void;
} {
  const [held, setHeld] = useState(() => startCarousel(images, rules));
  const latest = useRef({ state: held, rules, tell });
  useEffect(() => {
    Object.assign(latest.current, { rules, tell });
  });

  const [change] = useState(() => inTurn<CarouselOutcome>());
  const dispatch = useCallback(
    (command: CarouselCommand) => {
      const now = latest.current;
      change(() => {
        const [state, outcomes] = reduceCarousel(now.state, command, now.rules);
        now.state = state;
        setHeld(state);
        return outcomes;
      }, now.tell);
    },
    [change],
  );

  // New images are drawn at once; what changes with them is told after that.
  useEffect(() => dispatch({ type: 'update', images }), [dispatch, images, rules.previews]);
  const [state] = reduceCarousel(held, { type: 'update', images }, rules);
  return { state, latest, dispatch };
}
