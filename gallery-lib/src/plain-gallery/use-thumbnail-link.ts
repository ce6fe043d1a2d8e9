'use client';
import { useEffect, type RefObject } from 'react';
import { warnHashRouter } from '../core/url/links';
import type { AnyImage } from '../model/image';
import { useLink, type OpenLink } from '../parts/use-link';

/**
 * Reports the image in the URL like a click on its thumbnail, which is scrolled to the middle and focused first, so that
 * a modal gallery returns focus to it.
 */
export function useThumbnailLink<T extends AnyImage>(
  container: RefObject<HTMLElement | null>,
  linkName: string | undefined,
  images: readonly T[],
  onClickImage: OpenLink<T> | undefined,
  onLinkMissing: ((fragment: string) => void) | undefined,
): void {
  useEffect(() => {
    // Its thumbnails lead to fragments.
    if (linkName) warnHashRouter();
  }, [linkName]);
  const open: OpenLink<T> = (index, image, action) => {
    const thumbnail = container.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    // jsdom has no `scrollIntoView`.
    thumbnail?.scrollIntoView?.({ block: 'center', behavior: 'instant' });
    thumbnail?.focus({ preventScroll: true });
    onClickImage?.(index, image, action);
  };
  useLink(onClickImage && linkName, images, open, onLinkMissing);
}
