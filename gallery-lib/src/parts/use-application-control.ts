'use client';
import { useEffect, useRef, useState } from 'react';
import type { SlideState, Slides } from '../core/slides/slides';
import type { ControlledIndexProps } from '../model/controlled';
import type { AnyImage } from '../model/image';

/** Number of images ahead of the active one from which `onNearEnd` is called. */
const NEAR_END = 3;

/** Lets the active image follow `index`, and warns in development about a wrong one. */
function useIndex(
  name: string,
  slides: Slides,
  index: number | undefined,
  startsControlled: boolean,
): void {
  const wasControlled = useRef(startsControlled);
  // The application is asked about the index in a new list first, so use the list before the update of this render.
  const count = slides.get().images.length;
  useEffect(() => {
    const { images } = slides.get();
    const { length } = images;
    if (index !== undefined) slides.setIndex(index);
    if (process.env.NODE_ENV === 'production') return;
    const isControlled = index !== undefined;
    if (isControlled !== wasControlled.current) {
      wasControlled.current = isControlled;
      console.warn(
        `${name}: index must be set always or never; use defaultIndex for the first image. See ks-gallery-react/docs/troubleshooting.md#index-set-sometimes`,
      );
    }
    if (isControlled && length > 0 && !images[index]) {
      console.warn(
        `${name}: index is ${index}; it must be 0 to ${length - 1}, and is clamped. See ks-gallery-react/docs/troubleshooting.md#index-out-of-range`,
      );
    }
  }, [name, slides, index, count]);
}

/** Ends waiting when the application stops loading without another image. */
function useWaiting(slides: Slides, isLoading: boolean | undefined): void {
  useEffect(() => {
    const state = slides.get();
    if (!isLoading && state.waiting) slides.set({ ...state, waiting: false, step: {} });
  }, [slides, isLoading]);
}

/**
 * Implements the props that put the active image and a growing list into the hands of the application.
 * `startsControlled` is true if `index` was set at the beginning.
 */
export function useApplicationControl<T extends AnyImage>(
  name: string,
  slides: Slides,
  { images, index }: SlideState,
  props: ControlledIndexProps<T>,
  startsControlled = props.index !== undefined,
): void {
  const count = images.length;
  useIndex(name, slides, props.index, startsControlled);

  const { onNearEnd, loadingMore } = props;
  useWaiting(slides, loadingMore);
  const remaining = count - 1 - index;
  const notified = useRef(0);
  useEffect(() => {
    if (!onNearEnd || remaining > NEAR_END || notified.current === count) return;
    notified.current = count;
    onNearEnd(remaining);
  }, [onNearEnd, remaining, count]);
}

/** Returns the announcement of images added to a growing list, until another image becomes active. */
export function useAddedImages(
  { images, index }: SlideState,
  isGrowing: boolean,
  pattern: string,
): string {
  const count = images.length;
  const [last, setLast] = useState({ count, index, text: '' });
  // Only a growing list is worth the second render that this causes.
  if (isGrowing && (count !== last.count || index !== last.index)) {
    const added = count > last.count ? String(count - last.count) : '';
    setLast({ count, index, text: added && pattern.replace('{count}', added) });
  }
  return last.text;
}
