'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { clampIndex } from '../core/slides/navigation';
import { useLatest } from '../core/use-latest';
import {
  createSlides,
  reduceSlides,
  startSlides,
  type SlideEvent,
  type SlideRules,
  type Slides,
  type SlideState,
} from '../core/slides/slides';
import type { RowRules } from '../core/slide-row-registry';
import type { Store } from '../core/store';
import { ImageEvent } from '../model/events';
import type { NormalizedImage } from '../core/images/normalized-image';
import type { AnyImage } from '../model/image';
import type { CarouselProps } from './props';

function emitTo<T extends AnyImage>(
  props: CarouselProps<T>,
  id: number,
  { name, action, result, image }: SlideEvent,
): void {
  // The state holds the images of the caller, whose type it does not know.
  const own = image as AnyImage as T;
  if (name === 'indexChange') props.onIndexChange?.(Number(result), { action, image: own });
  const listeners: Partial<Record<SlideEvent['name'], (event: ImageEvent<T>) => void>> = {
    firstImage: props.onFirstImage,
    lastImage: props.onLastImage,
    changeImage: props.onChangeImage,
  };
  listeners[name]?.(new ImageEvent(id, action, result, own));
}

/** Holds the state of a carousel. New images are rendered immediately; their events are emitted in an effect. */
export function useCarouselSlides<T extends AnyImage>(
  props: CarouselProps<T>,
  images: readonly NormalizedImage[],
  id: number,
  rules: SlideRules,
  rowRules: Store<RowRules>,
): { state: SlideState; slides: Slides } {
  const { index, defaultIndex = 0 } = props;
  const latest = useLatest({ props, id, rules });
  const [slides] = useState(() => {
    const start = clampIndex(index ?? defaultIndex, images.length);
    return createSlides(startSlides(images, start), {
      // Of slides side by side, those of the last width, which the last render may not know.
      rules: () => ({ ...latest.current.rules, ...rowRules.get() }),
      isControlled: () => latest.current.props.index !== undefined,
      emit: (event) => emitTo(latest.current.props, latest.current.id, event),
    });
  });
  const current = useSyncExternalStore(slides.subscribe, slides.get, slides.get);

  useEffect(() => slides.dispatch({ type: 'update', images }), [slides, images]);
  const [state] = reduceSlides(current, { type: 'update', images }, rules);
  return { state, slides };
}
