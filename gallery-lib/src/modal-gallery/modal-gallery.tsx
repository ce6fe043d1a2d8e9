'use client';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { ImageModalEvent } from '../model/events';
import type { GalleryImage } from '../model/image';
import { useGalleryId } from '../parts/use-gallery-id';
import { checkProps } from './check-opening';
import { createHandle, register } from './handles';
import { codeStore, preloadCode } from './lazy-code';
import { showPendingDialog } from './pending-dialog';
import type { ModalGalleryProps } from './props';

/** State of the code on the server and during hydration, which cannot contain a portal. */
const getServerCode = () => undefined;

/**
 * Modal gallery controlled by `open`, rendered through a portal in its place in your component tree: its slots read your
 * contexts, and changed props take effect immediately. Follows the modal dialog pattern of the WAI-ARIA Authoring
 * Practices.
 * @throws GalleryError as listed at `ModalGalleryService.open`, when `open` becomes true.
 */
export function ModalGallery<T extends GalleryImage>(props: ModalGalleryProps<T>): ReactNode {
  useEffect(preloadCode, []);
  const code = useSyncExternalStore(codeStore.subscribe, codeStore.get, getServerCode);
  if (!props.open || !code) return null;
  return typeof code === 'string' ? (
    <PendingGallery {...props} />
  ) : (
    <code.OpenGallery {...props} key={props.id} />
  );
}

/** Shows a dialog with a loading state, in the commit that opens the gallery. */
function PendingGallery<T extends GalleryImage>(props: ModalGalleryProps<T>): ReactNode {
  const name = checkProps(props);
  const id = useGalleryId(props.id);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => {
    const handle = createHandle(id, name, latest.current.libConfig);
    const remove = register(handle);
    const hide = showPendingDialog(handle, latest.current);
    const closing = handle.ref.close$.subscribe((event) => {
      hide();
      // The event of a gallery without code has no image, so it has the type of the caller.
      latest.current.onClose?.(event as ImageModalEvent<T>);
      latest.current.onOpenChange?.(false);
    });
    return () => {
      closing.unsubscribe();
      hide();
      remove();
    };
  }, [id, name]);
  return null;
}
