'use client';
import { useReducer, useState } from 'react';
import type { NormalizedImage } from '../../core/images/normalized-image';
import type { ImageStatus } from '../../parts/image/slide-figure';

const increment = (count: number) => count + 1;

/** Loading status of the image of a slide, and what changes it. */
export interface SlideStatus {
  readonly status: ImageStatus;
  /** Changes with the image and with each attempt to load it. */
  readonly key: string;
  readonly onStatusChange: (loaded: boolean) => void;
  readonly retry: () => void;
}

/**
 * Returns the loading status of images. It is kept per id and URL until the gallery closes: a loaded image is never
 * loading again, and images that share a URL do not affect each other. The content of a slot counts as loaded.
 */
export function useImageStatus(
  hasSlot: boolean,
): (image: NormalizedImage | undefined) => SlideStatus {
  const [statuses] = useState(() => new Map<string, ImageStatus>());
  const [attempts] = useState(() => new Map<string, number>());
  const [, update] = useReducer(increment, 0);
  const initial = hasSlot ? 'loaded' : 'loading';
  return (image) => {
    const name = `${image?.id} ${image?.src}`;
    const status = statuses.get(name) ?? initial;
    const remember = (changed: ImageStatus) => {
      statuses.set(name, changed);
      if (changed !== status) update();
    };
    return {
      status,
      key: `${name} ${attempts.get(name) ?? 0}`,
      onStatusChange: (loaded) => remember(loaded ? 'loaded' : 'failed'),
      retry: () => {
        attempts.set(name, increment(attempts.get(name) ?? 0));
        remember(initial);
      },
    };
  };
}
