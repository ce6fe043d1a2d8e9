'use client';
import { useEffect, useRef, useState } from 'react';
import type { Slides } from '../core/slides';
import type { SlideState } from '../core/slide-state';
import type { ControlledIndexProps } from '../model/controlled';
import type { GalleryImage } from '../model/image';

/** Number of images ahead of the active one from which `onNearEnd` is called. */
const NEAR_END = 3;

/** Warns in development about a wrong `index`. */
function useIndexWarnings(name: string, index: number | undefined, count: number): void {
  const [isControlled] = useState(index !== undefined);
  useEffect(() => {
    // Bundlers replace `process.env.NODE_ENV` and remove the rest; without a bundler there is no `process`.
    if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
    if (isControlled !== (index !== undefined)) {
      console.warn(
        `${name}: index must be set always or never; use defaultIndex for the first image.`,
      );
    }
  }, [name, isControlled, index]);
  useEffect(() => {
    if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
    if (index !== undefined && !(index >= 0 && index < count)) {
      console.warn(`${name}: index is ${index}; it must be 0 to ${count - 1}, and is clamped.`);
    }
  }, [name, index, count]);
}

/** Implements the props that put the active image and a growing list into the hands of the application. */
export function useApplicationControl<T extends GalleryImage>(
  name: string,
  slides: Slides,
  { images, index }: SlideState,
  props: ControlledIndexProps<T>,
): void {
  const count = images.length;
  const { index: given, onNearEnd } = props;
  useIndexWarnings(name, given, count);
  useEffect(() => {
    if (given !== undefined) slides.follow(given);
  }, [slides, given, count]);

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
  if (count !== last.count || index !== last.index) {
    const added = isGrowing && count > last.count ? String(count - last.count) : '';
    setLast({ count, index, text: added && pattern.replace('{count}', added) });
  }
  return last.text;
}
