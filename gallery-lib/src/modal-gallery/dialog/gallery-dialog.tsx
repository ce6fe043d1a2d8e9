'use client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { getNames } from '../../core/text/labels';
import { findImageInUrl } from '../../core/url/links';
import { merge } from '../../core/config/merge';
import { useLifetime } from '../../core/use-lifetime';
import { DIALOG_LABELS } from '../../model/defaults/labels/loading-labels';
import { Action } from '../../model/enums';
import { joinClasses } from '../../parts/join-classes';
import { codeStore, getMissingCode, isNeededFirst, loadCode } from '../features';
import { openHandles, register, type GalleryHandle, type HandleContent } from '../handles';
import { closeOnBack } from '../history/history';
import type { Leaving } from './dialog-view';
import { focusStart } from '../focus/focus-start';
import { lockScroll } from './scroll-lock';
import { Waiting } from './waiting';

interface GalleryDialogProps {
  handle: GalleryHandle;
  content: HandleContent;
  /** Called when the gallery has closed and nothing of it is visible any more. Must not change. */
  onGone: () => void;
}

/** Shows a dialog above the page, which does not scroll then. Returns a function that ends this and returns focus. */
function showDialog(dialog: HTMLDialogElement, handle: GalleryHandle): () => void {
  // Browsers without modal dialogs show it non-modally.
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
  focusStart(dialog);
  const unlock = lockScroll();
  return () => {
    const active = document.activeElement;
    // Focus that is in a gallery above this one stays there.
    const hadFocus = !active || active === document.body || dialog.contains(active);
    unlock();
    dialog.close?.();
    if (!hadFocus) return;
    // One in another gallery that leaves cannot have focus.
    const opener = handle.openers.find((each) => each.isConnected && !each.closest('[inert]'));
    opener?.focus({ preventScroll: true });
  };
}

interface BackdropProps extends GalleryDialogProps {
  labels: typeof DIALOG_LABELS;
}

/**
 * Backdrop; shows the dialog around it. The effects of siblings run in order, so the view, which comes after it, finds
 * the dialog shown and can measure.
 */
function Backdrop({ handle, content, labels, onGone }: BackdropProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useLifetime(() => {
    const dialog = element.current?.closest('dialog');
    if (!dialog) return () => {};
    register(handle);
    // It may move from one provider to another.
    handle.endModal?.();
    const hide = showDialog(dialog, handle);
    const release = closeOnBack(handle, content.libConfig?.closeOnBack !== 'close');
    const end = () => {
      if (handle.endModal !== end) return;
      handle.endModal = undefined;
      hide();
      release();
    };
    Object.assign(handle, { dialog, endModal: end });
    return () => {
      end();
      // Closed after it was removed.
      if (!handle.ref.isOpen) onGone();
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
function useLeaving(handle: GalleryHandle, onGone: () => void): CSSProperties | undefined {
  const [leaving, setLeaving] = useState<Partial<Leaving>>();
  useLifetime(() =>
    handle.state.subscribe(() => {
      const { endModal, view, ref } = handle;
      if (!ref.isOpen && endModal) setLeaving(view?.prepareLeaving() ?? {});
    }),
  );
  useLayoutEffect(() => {
    if (!leaving) return undefined;
    // Before it is shown again, so that it does not take focus.
    handle.dialog?.toggleAttribute('inert', true);
    handle.endModal?.();
    const { length } = openHandles.get();
    const stop = leaving.start?.(onGone);
    if (!stop) {
      onGone();
      return undefined;
    }
    // Nothing of it may be left beside the next gallery.
    const unsubscribe = openHandles.subscribe(() => {
      if (openHandles.get().length > length) onGone();
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [leaving, handle, onGone]);
  return leaving?.place;
}

/** Returns false for an event in a dialog or a portal of a slot: React events bubble out of both. */
function isOwn({ target, currentTarget }: SyntheticEvent): boolean {
  return (target as Element).closest('dialog') === currentTarget;
}

/** Returns a handler that keeps the keys pressed before the view has arrived, which receives them then. */
function useEarlyKeys(handle: GalleryHandle, hasView: boolean) {
  const keys = useRef<Event[]>([]);
  useEffect(() => {
    if (!hasView) return;
    for (const event of keys.current.splice(0))
      handle.dialog?.dispatchEvent(new KeyboardEvent(event.type, event));
  }, [handle, hasView]);
  return (event: KeyboardEvent) => void keys.current.push(event.nativeEvent);
}

/**
 * Dialog of one opening of a gallery, from its first frame to its last: with a loading state until the view has arrived,
 * and without effect on the page after it has closed. Follows the modal dialog pattern of the WAI-ARIA Authoring
 * Practices.
 */
export function GalleryDialog({ handle, content, onGone }: GalleryDialogProps): ReactNode {
  const { subscribe, get } = handle.state;
  const code = useSyncExternalStore(codeStore.subscribe, codeStore.get);
  const { view, hasFailed } = code;
  const images = useSyncExternalStore(subscribe, () => get().images);
  const missing = getMissingCode({ ...content, images });
  const isWaiting = isNeededFirst(missing);
  const [isLate] = useState(isWaiting);
  const [hasView, setHasView] = useState(!isLate);
  // What changed options use is added to the view when it arrives.
  if (!isWaiting && !hasView) setHasView(true);
  const [isFromUrl] = useState(() => findImageInUrl(handle.linkName, images) >= 0);
  const isAtStart = useSyncExternalStore(subscribe, () => get().trigger === Action.LOAD);
  const [describedBy, setDescribedBy] = useState<string>();
  useLayoutEffect(() => void Object.assign(handle, { content }));
  useEffect(() => loadCode(missing), [missing]);
  const place = useLeaving(handle, onGone);
  const onEarlyKey = useEarlyKeys(handle, hasView);
  const forward =
    (name: 'onMouseDownCapture' | 'onMouseUpCapture' | 'onClickCapture' | 'onClick') =>
    (event: MouseEvent) => {
      if (isOwn(event)) handle.view?.[name](event);
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
      onKeyDown={(event) => {
        if (isOwn(event)) (handle.view?.onKeyDown ?? onEarlyKey)(event);
      }}
      onMouseDownCapture={forward('onMouseDownCapture')}
      onMouseUpCapture={forward('onMouseUpCapture')}
      onClickCapture={forward('onClickCapture')}
      onClick={forward('onClick')}
      onCancel={(event) => {
        // That of a file chooser comes from its control.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        (handle.view?.closeByKey ?? handle.ref.closeModal)();
      }}
      onClose={(event) => {
        // Some platforms close dialogs themselves, for example by a gesture.
        if (!event.currentTarget.open) handle.ref.closeModal();
      }}
    >
      <Backdrop {...{ handle, content, labels, onGone }} />
      {view && hasView ? (
        <view.ModalView
          {...{ handle, content, code, isLate, isFromUrl }}
          onDescribe={setDescribedBy}
        />
      ) : (
        <Waiting
          {...{ hasFailed, labels }}
          onClose={handle.ref.closeModal}
          onRetry={() => loadCode(missing)}
        />
      )}
    </dialog>
  );
}
