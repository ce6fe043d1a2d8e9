'use client';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import {
  reduceCarousel,
  startCarousel,
  type CarouselCommand,
  type CarouselEvent,
  type CarouselRules,
  type CarouselState,
} from '../core/carousel-state';
import { createEventQueue } from '../core/event-queue';
import type { GalleryImage } from '../model/image';

/**
 * Holds the state of a carousel. `dispatch` emits the events of a command synchronously and in order; `latest` has the
 * state after the last command, also between two renders.
 */
export function useCarouselState(
  images: readonly GalleryImage[],
  rules: CarouselRules,
  emit: (event: CarouselEvent) => void,
): {
  state: CarouselState;
  latest: RefObject<{ state: CarouselState }>;
  dispatch: (command: CarouselCommand) => void;
} {
  const [rendered, setRendered] = useState(() => startCarousel(images, rules));
  const latest = useRef({ state: rendered, rules, emit });
  useEffect(() => {
    Object.assign(latest.current, { rules, emit });
  });

  const [change] = useState(() => createEventQueue<CarouselEvent>());
  const dispatch = useCallback(
    (command: CarouselCommand) => {
      const now = latest.current;
      change(() => {
        const [state, events] = reduceCarousel(now.state, command, now.rules);
        now.state = state;
        setRendered(state);
        return events;
      }, now.emit);
    },
    [change],
  );

  // New images are rendered immediately; their events are emitted in an effect.
  useEffect(() => dispatch({ type: 'update', images }), [dispatch, images, rules.previews]);
  const [state] = reduceCarousel(rendered, { type: 'update', images }, rules);
  return { state, latest, dispatch };
}
