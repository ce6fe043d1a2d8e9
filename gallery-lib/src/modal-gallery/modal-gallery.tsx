'use client';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useLatest } from '../core/use-latest';
import { useLifetime } from '../core/use-lifetime';
import { normalizeImages } from '../core/config/normalize-images';
import { checkModalGallery } from '../core/config/check-modal';
import { checkId } from '../core/config/validate';
import type { ImageModalEvent } from '../model/events';
import type { AnyImage } from '../model/image';
import { useGalleryId } from '../parts/use-gallery-id';
import { GalleryDialog } from './dialog/gallery-dialog';
import { prepare } from './dialog/prepare';
import { createGallery } from './gallery';
import { normalizeContent } from './normalize-content';
import type { ModalGalleryProps } from './props';

const subscribe = () => () => {};

/** Returns false on the server and during hydration, which cannot contain a portal. */
function useIsMounted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

interface OpeningProps<T extends AnyImage> {
  props: ModalGalleryProps<T>;
  /** Called when nothing of the gallery is visible any more. Must not change. */
  onGone: () => void;
  /** Called when `Activity` shows a gallery again that it has closed. */
  onReturn: () => void;
}

/** One opening of a gallery, which stays until nothing of it is visible any more. */
function Opening<T extends AnyImage>({ props, onGone, onReturn }: OpeningProps<T>): ReactNode {
  const id = useGalleryId(props.id);
  const [shown, setShown] = useState(props);
  // What leaves is what was shown: the parent may have cleared its list already.
  if (props.open && props !== shown) setShown(props);
  const images = useMemo(() => normalizeImages(shown.images), [shown.images]);
  const content = normalizeContent(shown, images);
  const [gallery] = useState(() => {
    const name = checkId('Modal gallery', props.id, true);
    if (process.env.NODE_ENV !== 'production') checkModalGallery(name, content);
    return createGallery(id, name, content);
  });
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
    <GalleryDialog {...{ gallery, content }} onGone={handleGone} />,
    document.body,
  );
}

/**
 * Modal gallery controlled by `open`, rendered through a portal in its place in your component tree: its slots read your
 * contexts, and changed props take effect immediately. Follows the modal dialog pattern of the WAI-ARIA Authoring
 * Practices.
 * @throws GalleryError as listed at `ModalGalleryService.open` except `EMPTY_IMAGES`, during render when `open` becomes true;
 * `DUPLICATE_ID` after mount.
 */
export function ModalGallery<T extends AnyImage>(props: ModalGalleryProps<T>): ReactNode {
  const latest = useLatest(props);
  useEffect(() => prepare(() => normalizeContent(latest.current)), [latest]);
  const isMounted = useIsMounted();
  // `serial` is the number of the opening, which stays present while it leaves.
  const { id, open, images } = props;
  const [presence, setPresence] = useState({ serial: 0, id, isOpen: false, isPresent: false });
  const { serial, isOpen, isPresent } = presence;
  const isWanted = isMounted && open && (isOpen || Boolean(images?.length));
  const isEmpty = open && !isWanted && isMounted;
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return;
    if (isEmpty)
      console.warn(
        'Modal gallery: images is empty; it opens when there is an image. See ks-gallery-react/docs/troubleshooting.md#empty-modal-gallery',
      );
  }, [isEmpty]);
  // One that leaves keeps its id, which the parent may have cleared with its list.
  if (isWanted !== isOpen || (isOpen && id !== presence.id))
    setPresence({
      serial: serial + Number(isWanted),
      id,
      isOpen: isWanted,
      isPresent: isWanted || isPresent,
    });
  const onGone = useCallback(
    () => setPresence((now) => (now.serial === serial ? { ...now, isPresent: false } : now)),
    [serial],
  );
  const onReturn = useCallback(
    () => setPresence((now) => ({ ...now, serial: now.serial + 1 })),
    [],
  );
  if (!isPresent) return null;
  return <Opening key={serial} {...{ props, onGone, onReturn }} />;
}
