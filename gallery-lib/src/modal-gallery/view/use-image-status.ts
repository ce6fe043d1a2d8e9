'use client';
import { useEffect, useReducer, useState } from 'react';
import type { GalleryImage } from '../../model/image';
import { createPicture } from '../../parts/image/preload';
import type { ImageStatus } from '../../parts/image/slide-figure';

const increment = (count: number) => count + 1;

const getName = (image: GalleryImage | undefined) => `${image?.id} ${image?.modal.img}`;

/**
 * Returns the loading status of the active image, and preloads its neighbours after it has loaded or failed. The status
 * is kept per id and URL until the gallery closes: a loaded or preloaded image is never loading again, and images that
 * share a URL do not affect each other. The content of a slot counts as loaded.
 */
export function useImageStatus(
  image: GalleryImage | undefined,
  hasSlot: boolean,
  next: GalleryImage | undefined,
  previous: GalleryImage | undefined,
) {
  const [statuses] = useState(() => new Map<string, ImageStatus>());
  // The browser keeps an image in memory while its element exists.
  const [preloaded] = useState(() => new Map<string, HTMLImageElement | undefined>());
  const [attempt, retry] = useReducer(increment, 0);
  const [, update] = useReducer(increment, 0);
  const name = getName(image);
  const initial = hasSlot ? 'loaded' : 'loading';
  const status = statuses.get(name) ?? (preloaded.get(name)?.naturalWidth ? 'loaded' : initial);
  const remember = (changed: ImageStatus) => {
    statuses.set(name, changed);
    if (changed !== status) update();
  };
  const isReady = status !== 'loading';
  useEffect(() => {
    if (!isReady) return;
    const before = new Map(preloaded);
    preloaded.clear();
    for (const each of [next, previous]) {
      const key = getName(each);
      preloaded.set(key, before.get(key) ?? createPicture(each?.modal)?.image);
    }
  }, [isReady, preloaded, next, previous]);
  return {
    status,
    key: `${name} ${attempt}`,
    onStatusChange: (loaded: boolean) => remember(loaded ? 'loaded' : 'failed'),
    retry: () => {
      retry();
      remember(initial);
    },
  };
}
