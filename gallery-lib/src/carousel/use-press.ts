'use client';
import { useCallback, useEffect } from 'react';
import { useLatest } from '../core/use-latest';
import type { Slides } from '../core/slides';
import type { GalleryImage } from '../model/image';

/** Returns the function that a press on an image calls, always the same one, or `undefined` if images are not buttons. */
export function usePress<T extends GalleryImage>(
  name: string,
  slides: Slides,
  enabled: boolean,
  onClickImage: ((index: number, image: T) => void) | undefined,
): (() => void) | undefined {
  const latest = useLatest(onClickImage);
  const press = useCallback(() => {
    const { index, images } = slides.get();
    latest.current?.(index, images[index] as T);
  }, [slides, latest]);
  const hasPress = enabled && onClickImage !== undefined;
  useEffect(() => {
    if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
    if (enabled && !hasPress) {
      console.warn(
        `${name}: modalGalleryEnable is true, but there is no onClickImage callback to open a modal gallery.`,
      );
    }
  }, [name, enabled, hasPress]);
  return hasPress ? press : undefined;
}
