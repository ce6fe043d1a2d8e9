'use client';
import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import { getNames } from '../core/labels';
import { getKeyAction, isRightToLeft } from '../input/keys';
import { KS_DEFAULT_BTN_CLOSE } from '../model/defaults/buttons';
import { Action } from '../model/enums';
import { joinClasses } from '../parts/join-classes';
import { Spinner } from '../parts/spinner';
import { loadView, viewStore, type LazyView, type ModalViewProps } from './lazy-view';
import type { ModalSession, SessionContent } from './session';
import { cycleFocus, useDialog } from './use-dialog';
import { useOutsideClick } from './use-outside-click';

interface ModalDialogProps {
  session: ModalSession;
  content: SessionContent;
}

/** Closes a gallery by key as its close button does. */
function closeByKey(session: ModalSession): void {
  const { images, index } = session.slides.get();
  session.streams.buttonBefore.emit({
    button: { type: KS_DEFAULT_BTN_CLOSE.type },
    image: images[index] ?? null,
    action: Action.KEYBOARD,
    galleryId: session.id,
  });
  session.move('close', Action.KEYBOARD);
}

function handleKey(event: KeyboardEvent<HTMLElement>, session: ModalSession): void {
  if (event.key === 'Tab') cycleFocus(event.currentTarget, event);
  const rtl = isRightToLeft(event.currentTarget);
  const keyAction = getKeyAction(event.nativeEvent, session.getConfig().keyboardConfig, rtl);
  if (!keyAction) return;
  event.preventDefault();
  const last = session.slides.get().images.length - 1;
  if (keyAction === 'close') closeByKey(session);
  else if (keyAction === 'first') session.goTo(0, Action.KEYBOARD);
  else if (keyAction === 'last') session.goTo(last, Action.KEYBOARD);
  else session.move(keyAction, Action.KEYBOARD);
}

/**
 * Dialog of an open gallery, complete but for the view inside it, whose code is fetched when the browser is idle. Follows
 * the modal dialog pattern of the WAI-ARIA Authoring Practices.
 */
export function ModalDialog({ session, content }: ModalDialogProps): ReactNode {
  useSyncExternalStore(session.slides.subscribe, session.slides.get, session.slides.get);
  const View = useSyncExternalStore(viewStore.subscribe, viewStore.get, viewStore.get);
  const { className, style, classNames } = content;
  const { accessibilityConfig: labels, enableCloseOutside } = session.getConfig();
  const dialog = useRef<HTMLDialogElement>(null);
  useDialog(dialog, session);
  const outsideClick = useOutsideClick(() => {
    if (enableCloseOutside) session.move('close', Action.CLICK);
  });
  return (
    <dialog
      ref={dialog}
      className={joinClasses('ks-modal-gallery ks-modal-gallery-panel', className)}
      style={style}
      data-state={typeof View === 'string' ? 'loading' : undefined}
      aria-modal="true"
      {...getNames(labels, 'modalGalleryContent')}
      onKeyDown={(event) => handleKey(event, session)}
      {...outsideClick}
      onCancel={(event) => {
        event.preventDefault();
        closeByKey(session);
      }}
      onClose={(event) => {
        // Some platforms close dialogs themselves, for example by a gesture.
        if (!event.currentTarget.open) session.ref.closeModal();
      }}
    >
      <div
        className={joinClasses('ks-modal-gallery-backdrop', classNames?.backdrop)}
        role="group"
        {...getNames(labels, 'background')}
      />
      <DialogContent View={View} {...{ session, content, dialog }} />
    </dialog>
  );
}

function DialogContent({ View, ...props }: ModalViewProps & { View: LazyView }): ReactNode {
  if (typeof View !== 'string') return <View {...props} />;
  return <Loading session={props.session} isFailed={View === 'failed'} />;
}

interface LoadingProps {
  session: ModalSession;
  isFailed: boolean;
}

/** What the dialog contains until the code of the view has arrived, or after it failed to. */
function Loading({ session, isFailed }: LoadingProps): ReactNode {
  const { accessibilityConfig: labels, currentImageConfig } = session.getConfig();
  useEffect(() => void loadView(), []);
  return (
    <>
      <div className="ks-header">
        <button
          type="button"
          className="ks-upper-button"
          data-initial-focus=""
          aria-label={KS_DEFAULT_BTN_CLOSE.ariaLabel}
          onClick={() => session.move('close', Action.CLICK)}
        >
          <span className="ks-icon close-image" aria-hidden="true" />
        </button>
      </div>
      {isFailed ? (
        <div className="ks-error">
          <p>{labels.imageErrorText}</p>
          <button type="button" className="ks-retry" onClick={() => void loadView()}>
            {labels.imageRetryText}
          </button>
        </div>
      ) : (
        <Spinner config={currentImageConfig.loadingConfig} labels={labels} />
      )}
    </>
  );
}
