'use client';
import { useReducer, useState } from 'react';
import type { NormalizedImage } from '../../core/images/normalized-image';
import type { ImageStatus } from '../../parts/image/slide-figure';

const increment = (count: number) => count + 1;

/** Loading status of the image of a slide, and what changes it. */
export interface SlideStatus {
  readonly status: ImageStatus;
  /** Changes with the image and with each attempt to load it, but not with its URL. */
  readonly key: string;
  /** Receives the status of an element; none while nothing is seen of the image. */
  readonly onStatusChange: (loaded: boolean | undefined) => void;
  readonly retry: () => void;
  /** Called when the image is no longer rendered: content of a slot in its place counts as loaded. */
  readonly onUnmount: () => void;
}

/** Last status of an image. */
interface Entry {
  readonly status: ImageStatus;
  readonly src?: string;
  readonly attempts: number;
}

/**
 * Returns the loading status of images. It is kept per id until the gallery closes: an image that has loaded is loading
 * again only if its URL has changed while it was not rendered. Images that share a URL do not affect each other. The
 * content of a slot counts as loaded. A change renders the gallery again, or what calls `onChange`.
 */
export function useImageStatus(
  hasSlot: boolean,
): (image: NormalizedImage | undefined, onChange?: () => void) => SlideStatus {
  const [entries] = useState(() => new Map<number | undefined, Entry>());
  const [, update] = useReducer(increment, 0);
  const initial: Entry = { status: hasSlot ? 'loaded' : 'loading', attempts: 0 };
  return (image, onChange = update) => {
    const { id, src } = image ?? {};
    const entry = entries.get(id) ?? initial;
    const { status, attempts } = entry;
    const remember = (changed: Partial<Entry>) => {
      const next = { ...(entries.get(id) ?? initial), ...changed, src };
      entries.set(id, next);
      if (next.status !== status) onChange();
    };
    return {
      status,
      key: `${id} ${attempts}`,
      onStatusChange: (loaded) => {
        if (loaded !== undefined) remember({ status: loaded ? 'loaded' : 'failed' });
        else if (entry.src !== src) remember({ status: 'loading' });
      },
      retry: () => remember({ status: initial.status, attempts: increment(attempts) }),
      onUnmount: () => {
        // One that has loaded is not loading when it returns.
        if (hasSlot && entries.get(id)?.status !== 'loaded' && entries.delete(id)) onChange();
      },
    };
  };
}
