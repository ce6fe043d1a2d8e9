'use client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { isComposing, isEditable, pausePlayers } from '../../core/editable';
import { getFocusedElement, isElement, isRendered } from '../../core/elements';
import { getNames } from '../../core/text/labels';
import { findInUrl, getLinks } from '../../core/link-registry';
import { getFileUrl } from '../../core/url/sources';
import { sanitizeLinkUrl } from '../../core/url/url';
import { merge } from '../../core/config/merge';
import { useLifetime } from '../../core/use-lifetime';
import { DIALOG_LABELS } from '../../model/defaults/labels/loading-labels';
import { Action } from '../../model/enums';
import { joinClasses } from '../../parts/join-classes';
import { register, type Gallery } from '../gallery/gallery';
import { getControls } from '../view/cycle-focus';
import { closeOnBack } from '../history/back';
import { getEntry, getHash, setDocumentTimeout } from '../browser/history-entry';
import { pageHashes, writeAndNote } from '../history/hide-step';
import { getMissingParts, getNeededFirst, loadParts, partStore, withCode } from '../optional-parts';
import type { Leaving } from '../gallery/dialog-view';
import { returnFocus } from './return-focus';
import { followEscape } from '../browser/follow-escape';
import type { GalleryDialogProps } from '../shell/load-gallery';
import { openGalleries } from '../gallery/open-galleries';
import { containEvent, CONTAINED_EVENTS } from '../browser/own-events';
import { createOutsideClick } from './outside-click';
import { followPageScale } from './page-scale';
import { lockScroll } from './scroll-lock';
import { showModally } from '../browser/show-modally';
import { Waiting } from '../shell/waiting';
import { ModalView } from '../view/modal-view';

/**
 * What the optional parts share with the gallery. They take it from here and import no module of the gallery: a bundler
 * would make a file for every combination of users, each of which an opening would fetch.
 */
export const shared = {
  isEditable,
  withCode,
  getFocusedElement,
  isElement,
  getFileUrl,
  sanitizeLinkUrl,
  getControls,
  pageHashes,
  writeAndNote,
  getEntry,
  getHash,
  setDocumentTimeout,
};

/** Closes a gallery by key; until its view is there, without its hooks. */
const closeByKey = ({ view, ref }: Gallery) => (view?.closeByKey ?? ref.closeModal)();

/** Keys that a control or a dialog uses itself. */
const USED_KEYS = ['Tab', 'Enter', ' ', 'Escape'];

/**
 * Begins what a gallery does while its dialog is above the page, which does not scroll then. Returns a function that
 * closes the dialog and returns focus.
 */
function beginModal(dialog: HTMLDialogElement, gallery: Gallery): () => void {
  const { ownerDocument } = dialog;
  const unlock = lockScroll(ownerDocument.documentElement);
  const endScale = followPageScale(dialog);
  const endEscape = followEscape(dialog, () => closeByKey(gallery));
  return () => {
    endEscape();
    endScale();
    const active = getFocusedElement(ownerDocument);
    // Focus that is in a gallery above this one stays there.
    const hadFocus = !active || active === ownerDocument.body || dialog.contains(active);
    // The content stays in the document while it moves, or is hidden.
    pausePlayers(dialog);
    unlock();
    dialog.close?.();
    if (hadFocus) returnFocus(gallery.openers);
  };
}

interface BackdropProps extends Omit<GalleryDialogProps, 'isLate'> {
  labels: typeof DIALOG_LABELS;
}

/**
 * Backdrop; shows the dialog around it. The effects of siblings run in order, so the view, which comes after it, finds
 * the dialog shown and can measure.
 */
function Backdrop({ gallery, content, labels, onGone }: BackdropProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useLifetime(() => {
    const dialog = element.current?.closest('dialog');
    // One that Activity has closed is replaced by another opening.
    if (!dialog || !gallery.ref.isOpen) return () => {};
    register(gallery);
    // It may move from one provider to another.
    gallery.endModal?.();
    const hide = showModally(dialog, () => beginModal(dialog, gallery));
    const release = closeOnBack(gallery, content.libConfig?.closeOnBack !== 'close');
    const end = () => {
      if (gallery.endModal !== end) return;
      gallery.endModal = undefined;
      hide();
      release();
    };
    Object.assign(gallery, { dialog, endModal: end });
    return () => {
      end();
      // Closed after it was removed.
      if (!gallery.ref.isOpen) onGone();
    };
  });
  return (
    <div
      ref={element}
      className={joinClasses('ks-modal-gallery-backdrop', content.classNames?.backdrop)}
      role="group"
      {...getNames(labels, 'background')}
    />
  );
}

/**
 * Ends the modal state when the gallery closes. The dialog stays above the page, without effect on it, while something
 * moves; `onGone` is called at the end. Returns its place meanwhile.
 */
function useLeaving(gallery: Gallery, onGone: () => void): CSSProperties | undefined {
  const [leaving, setLeaving] = useState<Partial<Leaving>>();
  useLifetime(() =>
    gallery.slides.subscribe(() => {
      const { dialog, endModal, view, ref } = gallery;
      if (ref.isOpen || !endModal) return;
      // One that is hidden is gone when it would be shown again.
      setLeaving((dialog && isRendered(dialog) && view?.prepareLeaving()) || {});
    }),
  );
  useLayoutEffect(() => {
    // Activity has ended the modal state of one that it has closed.
    if (!leaving || !gallery.endModal) return undefined;
    // Before it is shown again, so that it does not take focus.
    gallery.dialog?.toggleAttribute('inert', true);
    gallery.endModal();
    const { length } = openGalleries.get();
    const stop = leaving.start?.(onGone);
    if (!stop) {
      onGone();
      return undefined;
    }
    // Nothing of it may be left beside the next gallery.
    const unsubscribe = openGalleries.subscribe(() => {
      if (openGalleries.get().length > length) onGone();
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [leaving, gallery, onGone]);
  return leaving?.place;
}

/** Returns false for an event in a dialog or a portal of a slot: React events bubble out of both. */
function isOwn({ target, currentTarget }: SyntheticEvent): boolean {
  return (target as Element).closest('dialog') === currentTarget;
}

/**
 * Dialog of one opening of a gallery, from its first frame to its last: with a loading state until the view has arrived,
 * and without effect on the page after it has closed. Follows the modal dialog pattern of the WAI-ARIA Authoring
 * Practices.
 */
export function GalleryDialog(props: GalleryDialogProps): ReactNode {
  const { gallery, content, onGone } = props;
  const { subscribe, get } = gallery.slides;
  const { parts: code, failed } = useSyncExternalStore(partStore.subscribe, partStore.get);
  const images = useSyncExternalStore(subscribe, () => get().images);
  const missing = getMissingParts({ ...content, images });
  const neededFirst = getNeededFirst(missing);
  const isWaiting = neededFirst.length > 0;
  const [isLate] = useState(props.isLate || isWaiting);
  const [hasView, setHasView] = useState(!isWaiting);
  // What changed options use is added to the view when it arrives.
  if (!isWaiting && !hasView) setHasView(true);
  const [isFromUrl] = useState(() => findInUrl(gallery.link, images) >= 0);
  const isAtStart = useSyncExternalStore(subscribe, () => get().trigger === Action.LOAD);
  const [describedBy, setDescribedBy] = useState<string>();
  useLayoutEffect(() => void Object.assign(gallery, { content }));
  const wasOpened = useRef(false);
  useEffect(() => {
    // Each opening tries again what could not be fetched before.
    loadParts(missing, !wasOpened.current);
    wasOpened.current = true;
  });
  useLayoutEffect(() => {
    const { dialog } = gallery;
    return dialog && isFromUrl && !hasView ? getLinks()?.keepFullView(dialog) : undefined;
  }, [gallery, isFromUrl, hasView]);
  const place = useLeaving(gallery, onGone);
  const [outsideClick] = useState(() =>
    createOutsideClick(() => {
      if (gallery.view && gallery.getConfig().enableCloseOutside)
        gallery.move('close', Action.CLICK);
    }),
  );
  const forward = (name: keyof typeof outsideClick) => (event: MouseEvent) => {
    if (isOwn(event)) outsideClick[name](event);
  };
  const { libConfig, className, style } = content;
  const labels = merge(DIALOG_LABELS, libConfig?.accessibilityConfig);
  return (
    <dialog
      className={joinClasses('ks-modal-gallery ks-modal-gallery-panel', className)}
      style={place ? { ...style, ...place } : style}
      popover={place && 'manual'}
      aria-hidden={place && true}
      aria-modal={!place}
      {...getNames(labels, 'modalGalleryContent')}
      aria-describedby={describedBy}
      data-state={hasView ? undefined : 'loading'}
      data-from-url={(isFromUrl && isAtStart) || undefined}
      // React Aria makes what is added over its dialogs inert, except for elements with this mark.
      data-react-aria-top-layer
      {...CONTAINED_EVENTS}
      onKeyDown={(event) => {
        // The keys of a composition belong to its field.
        if (isComposing(event.nativeEvent)) {
          if (event.key === 'Escape') event.preventDefault();
          return;
        }
        if (isOwn(event)) gallery.view?.onKeyDown(event);
        if (event.isDefaultPrevented() || USED_KEYS.includes(event.key)) containEvent(event);
      }}
      onMouseDownCapture={forward('onMouseDownCapture')}
      onMouseUpCapture={forward('onMouseUpCapture')}
      onClickCapture={forward('onClickCapture')}
      onClick={(event) => {
        forward('onClick')(event);
        containEvent(event);
      }}
      onCancel={(event) => {
        containEvent(event);
        // That of a file chooser comes from its control.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        closeByKey(gallery);
      }}
      onClose={(event) => {
        containEvent(event);
        // Some platforms close dialogs themselves, for example by a gesture.
        if (!event.currentTarget.open) gallery.ref.closeModal();
      }}
    >
      <Backdrop {...{ gallery, content, labels, onGone }} />
      {hasView ? (
        <ModalView {...{ gallery, content, code, isLate, isFromUrl }} onDescribe={setDescribedBy} />
      ) : (
        <Waiting
          labels={labels}
          hasFailed={neededFirst.some((name) => failed.includes(name))}
          onClose={gallery.ref.closeModal}
          onRetry={() => loadParts(missing, true)}
        />
      )}
    </dialog>
  );
}
