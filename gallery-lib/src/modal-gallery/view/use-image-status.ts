'use client';
import { useState } from 'react';
import type { GalleryImage } from '../../model/image';
import type { ImageStatus } from '../../parts/image/slide-figure';

/**
 * Returns the loading status of the active image. It is kept per id and URL until the gallery closes: a loaded image is
 * never loading again, and images that share a URL do not affect each other. The content of a slot counts as loaded.
 */
export function useImageStatus(image: GalleryImage | undefined, hasSlot: boolean) {
  const [statusByImage, setStatusByImage] = useState<ReadonlyMap<string, ImageStatus>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const initial = hasSlot ? 'loaded' : 'loading';
  const name = `${image?.id} ${image?.modal.img}`;
  const remember = (status: ImageStatus) =>
    setStatusByImage((before) => new Map(before).set(name, status));
  return {
    status: statusByImage.get(name) ?? initial,
    key: `${name} ${attempt}`,
    onStatusChange: (loaded: boolean) => remember(loaded ? 'loaded' : 'failed'),
    retry: () => {
      setAttempt(attempt + 1);
      remember(initial);
    },
  };
}
