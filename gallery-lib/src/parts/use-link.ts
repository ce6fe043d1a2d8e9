'use client';
import { useRef } from 'react';
import { findImageInUrl, findLinkedImage, isLinkOpen, linkTargets } from '../core/url/links';
import { useBeforePaint } from '../core/use-before-paint';
import { useLatest } from '../core/use-latest';
import { Action } from '../model/enums';
import type { AnyImage } from '../model/image';

/** Shows the image in the URL: called with its 0-based index, the image and `Action.LOAD`. */
export type OpenLink<T extends AnyImage> = (index: number, image: T, action: Action) => void;

/**
 * Calls `open` for the image in the URL: before the first paint, when the fragment changes, and when an image that was
 * missing is added. Ignores fragments of other galleries, and all of them while a modal gallery with this name is open,
 * which follows the URL itself. `linkName` is encoded; without one nothing happens.
 */
export function useLink<T extends AnyImage>(
  linkName: string | undefined,
  images: readonly T[],
  open: OpenLink<T>,
  onLinkMissing?: (fragment: string) => void,
): void {
  const latest = useLatest({ open, onLinkMissing });
  const progress = useRef<'handled' | 'missing'>(undefined);
  useBeforePaint(() => {
    if (!linkName) return undefined;
    const openLinked = () => {
      const { hash } = location;
      const index = findLinkedImage(hash, linkName, images);
      const image = images[index ?? -1];
      if (index === undefined || image) progress.current = 'handled';
      if (index !== undefined && image) {
        if (!isLinkOpen(linkName)) latest.current.open(index, image, Action.LOAD);
      } else if (!progress.current && images.length > 0) {
        progress.current = 'missing';
        latest.current.onLinkMissing?.(hash);
      }
    };
    const onHashChange = () => {
      progress.current = undefined;
      openLinked();
    };
    const canOpen = () => !isLinkOpen(linkName) && findImageInUrl(linkName, images) >= 0;
    if (progress.current !== 'handled') openLinked();
    linkTargets.add(canOpen);
    addEventListener('hashchange', onHashChange);
    return () => {
      linkTargets.delete(canOpen);
      removeEventListener('hashchange', onHashChange);
    };
  }, [linkName, images, latest]);
}
