'use client';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Container } from '../../core/elements';
import { merge } from '../../core/config/merge';
import { findInUrl, getLinks } from '../../core/link-registry';
import { getNames } from '../../core/text/labels';
import { useLatest } from '../../core/use-latest';
import { useLifetime } from '../../core/use-lifetime';
import { DIALOG_LABELS } from '../../model/defaults/labels/loading-labels';
import { Action } from '../../model/enums';
import { ImageModalEvent } from '../../model/events';
import type { AnyImage } from '../../model/image';
import { joinClasses } from '../../parts/join-classes';
import { followEscape } from '../browser/follow-escape';
import { CONTAINED_EVENTS, containEvent } from '../browser/own-events';
import { findOpeners } from '../browser/find-openers';
import type { GivenContent } from '../gallery/content';
import { writeEntry } from '../browser/history-entry';
import type { ModalGalleryProps } from '../gallery/props';
import { galleryCode, loadGallery } from './load-gallery';
import { showModally } from '../browser/show-modally';
import { Waiting } from './waiting';
import { addWaitingEntry } from './waiting-history-entry';

interface WaitingDialogProps<T extends AnyImage> {
  id: number;
  props: Pick<ModalGalleryProps<T>, 'open' | 'onClose' | 'onOpenChange'> & GivenContent<T>;
  container: Container;
  hasFailed: boolean;
  /** Called when it has closed. */
  onGone: () => void;
}

/**
 * Dialog of a gallery whose code has not arrived: it can only be closed. The gallery replaces it, and takes over the
 * element that opened it and its history entry.
 */
export function WaitingDialog<T extends AnyImage>(given: WaitingDialogProps<T>): ReactNode {
  const { id, props, container, hasFailed, onGone } = given;
  const { images, classNames, className, style } = props;
  const libConfig = props.config ?? props.libConfig;
  const element = useRef<HTMLDialogElement>(null);
  const latest = useLatest(props);
  const isClosed = useRef(false);
  const end = (isMounted: boolean) => {
    if (isClosed.current) return;
    isClosed.current = true;
    const { open, onClose, onOpenChange } = latest.current;
    onClose?.(new ImageModalEvent<T>(id, Action.NORMAL, true));
    if (open && isMounted) onOpenChange?.(false);
    if (isMounted) onGone();
  };
  const close = () => end(true);
  useEffect(() => loadGallery(latest.current), [latest]);
  useLifetime(() => {
    const { current: dialog } = element;
    const [opener] = findOpeners();
    const hide =
      dialog &&
      showModally(dialog, () => {
        const endEscape = followEscape(dialog, close);
        return () => {
          endEscape();
          dialog.close?.();
          opener?.focus({ preventScroll: true });
        };
      });
    // The fragment of a linked image is an entry already.
    const isFromUrl = () => findInUrl(getLinks()?.getLink(libConfig?.linkConfig), images) >= 0;
    const endView = dialog && isFromUrl() && getLinks()?.keepFullView(dialog);
    const leave = addWaitingEntry(close, libConfig?.closeOnBack !== 'close' && !isFromUrl());
    return () => {
      if (!galleryCode.get().code) end(false);
      hide?.();
      if (endView) endView();
      leave();
      const { pathname, search } = location;
      if (isClosed.current && isFromUrl())
        writeEntry('replaceState', history.state, pathname + search);
    };
  });
  useLayoutEffect(() => {
    if (!props.open) close();
  });
  const labels = merge(DIALOG_LABELS, libConfig?.accessibilityConfig);
  return createPortal(
    <dialog
      ref={element}
      className={joinClasses('ks-modal-gallery ks-modal-gallery-panel', className)}
      style={style}
      aria-modal
      {...getNames(labels, 'modalGalleryContent')}
      data-state="loading"
      // React Aria makes what is added over its dialogs inert, except for elements with this mark.
      data-react-aria-top-layer
      {...CONTAINED_EVENTS}
      onClick={containEvent}
      onKeyDown={containEvent}
      onCancel={(event) => {
        containEvent(event);
        event.preventDefault();
        close();
      }}
      onClose={(event) => {
        containEvent(event);
        // One that is hidden stays open.
        if (!event.currentTarget.open) close();
      }}
    >
      <div className={joinClasses('ks-modal-gallery-backdrop', classNames?.backdrop)} />
      <Waiting
        {...{ labels, hasFailed }}
        onClose={close}
        onRetry={() => loadGallery(latest.current)}
      />
    </dialog>,
    container,
  );
}
