'use client';
import { useMemo } from 'react';
import { getGiven, normalizeImages } from '../core/images/normalize-images';
import { checkLinkName } from '../core/config/check-options';
import type { OpenLink } from '../core/link-registry';
import type { AnyImage } from '../model/image';
import { getLink } from './link';
import { useLink } from './use-link';

/**
 * Opens the image of a link such as `#album-3` in an application without a plain gallery. `open` is called with the
 * 0-based index, the image and `Action.LOAD`: after mount if the page was loaded with the link, when the fragment of the
 * URL changes, and when an image that was missing is added to `images`. Open a modal gallery with the same name there.
 * @param name `linkConfig.name` of the modal gallery; `undefined` switches the hook off.
 * @param onLinkMissing Called with the fragment, for example `#album-99`, if no image has that id.
 * @throws GalleryError `INVALID_ID`, in development
 */
export function useGalleryLink<T extends AnyImage>(
  name: string | undefined,
  images: readonly T[],
  open: OpenLink<T>,
  onLinkMissing?: (fragment: string) => void,
): void {
  const config = name === undefined ? undefined : { name };
  if (process.env.NODE_ENV !== 'production') checkLinkName('useGalleryLink', config);
  const normalized = useMemo(() => normalizeImages(images), [images]);
  useLink(
    getLink(config),
    normalized,
    (index, image, action) => open(index, getGiven(image) as T, action),
    onLinkMissing,
  );
}
