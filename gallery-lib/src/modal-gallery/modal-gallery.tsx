'use client';
import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { checkId } from '../core/config/rules';
import { getContainer, type Container } from '../core/elements';
import { useLatest } from '../core/use-latest';
import type { AnyImage } from '../model/image';
import { useGalleryId } from '../parts/use-gallery-id';
import { checkOpening } from './gallery/check-opening';
import type { ModalGalleryProps } from './gallery/props';
import { galleryCode, loadGallery } from './shell/load-gallery';
import { WaitingDialog } from './shell/waiting-dialog';
import { whenIdle } from './shell/when-idle';

const subscribe = () => () => {};

/** Returns false on the server and during hydration, which cannot contain a portal. */
function useIsMounted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

interface ShellProps<T extends AnyImage> {
  props: ModalGalleryProps<T>;
  onGone: () => void;
  onReturn: () => void;
}

/** One opening of a gallery: a dialog that can only be closed until the code of the gallery arrives. */
function Shell<T extends AnyImage>({ props, onGone, onReturn }: ShellProps<T>): ReactNode {
  const id = useGalleryId(props.id);
  const { code, hasFailed = false } = useSyncExternalStore(galleryCode.subscribe, galleryCode.get);
  const [{ name, isLate }] = useState(() => {
    const checked = checkId('Modal gallery', props.id, true);
    if (process.env.NODE_ENV !== 'production') checkOpening(checked, props);
    return { name: checked, isLate: !code };
  });
  const [container, setContainer] = useState<Container | undefined>(props.container);
  // Allowed in every parent. React renders again before the browser paints.
  if (!container)
    return <template ref={(node) => void (node && setContainer(getContainer(node)))} />;
  return code ? (
    <code.Opening {...{ id, name, props, container, isLate, onGone, onReturn }} />
  ) : (
    <WaitingDialog {...{ id, props, container, hasFailed, onGone }} />
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
  useEffect(() => whenIdle(() => loadGallery(latest.current)), [latest]);
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
  return <Shell key={serial} {...{ props, onGone, onReturn }} />;
}
