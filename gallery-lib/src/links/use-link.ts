'use client';
import { useEffect, useRef } from 'react';
import { findInUrl, type FollowLinkProps, type Link, type OpenLink } from '../core/link-registry';
import { useBeforePaint } from '../core/use-before-paint';
import { useLatest } from '../core/use-latest';
import { Action } from '../model/enums';
import type { AnyImage } from '../model/image';
import { noteFragment } from './keep-full-view';
import { isOpen, linkTargets, warnHashRouter } from './open-links';

/**
 * Calls `onOpen` for the image in the URL: before the first paint, when the fragment changes, and when an image that was
 * missing is added. Ignores fragments of other galleries, and all of them while a modal gallery with this name is open,
 * which follows the URL itself. Without a name or `onOpen` nothing happens.
 */
export function useLink(
  link: Link | undefined,
  images: readonly AnyImage[],
  onOpen: OpenLink | undefined,
  onMissing?: (fragment: string) => void,
): void {
  const latest = useLatest({ onOpen, onMissing });
  const progress = useRef<'handled' | 'missing'>(undefined);
  const followed = onOpen && link;
  useBeforePaint(() => {
    if (!followed) return undefined;
    const openLinked = () => {
      const { hash } = location;
      const index = followed.find(hash, images);
      const image = images[index ?? -1];
      if (index === undefined || image) progress.current = 'handled';
      if (index !== undefined && image) {
        if (!isOpen(followed)) latest.current.onOpen?.(index, image, Action.LOAD);
      } else if (!progress.current && images.length > 0) {
        progress.current = 'missing';
        latest.current.onMissing?.(hash);
      }
    };
    const onHashChange = () => {
      noteFragment();
      progress.current = undefined;
      openLinked();
    };
    const canOpen = () => !isOpen(followed) && findInUrl(followed, images) >= 0;
    if (progress.current !== 'handled') openLinked();
    linkTargets.add(canOpen);
    addEventListener('hashchange', onHashChange);
    return () => {
      linkTargets.delete(canOpen);
      removeEventListener('hashchange', onHashChange);
    };
  }, [followed, images, latest]);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/**
 * Reports the image in the URL like a click on its thumbnail, which is scrolled to the middle if it is not in view, and
 * focused first, so that a modal gallery returns focus to it.
 */
export function FollowLink({ link, images, onOpen, onMissing, container }: FollowLinkProps): null {
  useEffect(() => {
    // Thumbnails lead to fragments.
    if (container) warnHashRouter();
  }, [container]);
  const open: OpenLink = (index, image, action) => {
    const thumbnail = container?.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    // A thumbnail that was clicked before scripts ran stays where it is.
    if (thumbnail && !isInView(thumbnail))
      thumbnail.scrollIntoView({ block: 'center', behavior: 'instant' });
    thumbnail?.focus({ preventScroll: true });
    onOpen?.(index, image, action);
  };
  useLink(link, images, onOpen && open, onMissing);
  return null;
}
