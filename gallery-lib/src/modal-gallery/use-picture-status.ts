'use client';
import { useState } from 'react';
import type { GalleryImage } from '../model/image';

type PictureStatus = 'loading' | 'loaded' | 'failed';

/**
 * Whether the current picture has loaded, remembered by id and address for the whole opening, so that a picture
 * once seen is never "loading" again and two entries with one address do not get in each other's way.
 */
export function usePictureStatus(image: GalleryImage | undefined) {
  const [known, setKnown] = useState<ReadonlyMap<string, PictureStatus>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const name = `${image?.id} ${image?.modal.img}`;
  const remember = (status: PictureStatus) =>
    setKnown((before) => new Map(before).set(name, status));
  return {
    status: known.get(name) ?? 'loading',
    key: `${name} ${attempt}`,
    settle: (loaded: boolean) => remember(loaded ? 'loaded' : 'failed'),
    retry: () => {
      setAttempt(attempt + 1);
      remember('loading');
    },
  };
}
