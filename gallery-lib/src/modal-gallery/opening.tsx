'use client';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLatest } from '../core/use-latest';
import { useLifetime } from '../core/use-lifetime';
import { normalizeImages } from '../core/images/normalize-images';
import type { ImageModalEvent } from '../model/events';
import type { AnyImage } from '../model/image';
import { GalleryDialog } from './dialog/gallery-dialog';
import { followFocus } from './dialog/return-focus';
import { normalizeContent, type GivenContent } from './gallery/content';
import { createGallery, register, type Gallery } from './gallery/gallery';
import { followHistory } from './history/back';
import { getMissingParts, loadParts } from './optional-parts';
import type { OpeningProps } from './shell/load-gallery';
import type { GalleryStreams } from './gallery/streams';

export { GalleryDialog };

/** One opening of a gallery, which stays until nothing of it is visible any more. */
export function Opening<T extends AnyImage>(opening: OpeningProps<T>): ReactNode {
  const { id, name, props, container, isLate, onGone, onReturn } = opening;
  const [shown, setShown] = useState(props);
  // What leaves is what was shown: the parent may have cleared its list already.
  if (props.open && props !== shown) setShown(props);
  const images = useMemo(() => normalizeImages(shown.images), [shown.images]);
  const content = normalizeContent(shown, images);
  const [gallery] = useState(() => createGallery(id, name, content));
  const latest = useLatest(props);
  const isMounted = useRef(true);
  useLayoutEffect(() => {
    if (!props.open) gallery.ref.closeModal();
  });
  useLifetime(() => {
    if (!gallery.ref.isOpen) onReturn();
    isMounted.current = true;
    const { unsubscribe } = gallery.ref.close$.subscribe((event) => {
      const { open, onClose, onOpenChange } = latest.current;
      // The images of the event are those of the caller.
      onClose?.(event as ImageModalEvent<T>);
      if (open && isMounted.current) onOpenChange?.(false);
    });
    return () => {
      isMounted.current = false;
      gallery.ref.closeModal();
      unsubscribe();
    };
  });
  const handleGone = useCallback(() => {
    // One that is only hidden may return.
    if (isMounted.current) onGone();
  }, [onGone]);
  return createPortal(
    <GalleryDialog {...{ gallery, content, isLate }} onGone={handleGone} />,
    container,
  );
}

/**
 * Prepares for a gallery with these options, or with the default ones: removes the history entry of one that a reload has
 * closed, and fetches the code that the options use.
 */
export function prepareParts<T extends AnyImage>(given?: GivenContent<T>): void {
  followHistory();
  followFocus();
  loadParts(getMissingParts(given && normalizeContent(given)));
}

/**
 * Creates a gallery of the service, and adds it to the open ones.
 * @throws GalleryError `DUPLICATE_ID`
 */
export function startGallery(
  id: number,
  name: string,
  given: GivenContent<AnyImage>,
  streams?: GalleryStreams,
): Gallery {
  const gallery = createGallery(id, name, normalizeContent(given), streams);
  register(gallery);
  return gallery;
}
