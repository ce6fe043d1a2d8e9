'use client';
import {
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { findImageInUrl } from '../core/links';
import { getNames } from '../core/labels';
import { getKeyAction, isRightToLeft } from '../input/keys';
import type { ButtonConfig } from '../model/buttons';
import { Action, ButtonType } from '../model/enums';
import { joinClasses } from '../parts/join-classes';
import { ModalView } from './modal-view';
import { runToolbarAction } from './run-toolbar-action';
import type { ModalSession, SessionContent } from './session';
import { cycleFocus, useDialog } from './use-dialog';
import { useDownloadShortcuts } from './use-download-shortcuts';
import { useFocusRecovery } from './use-focus-recovery';
import { useKeyList } from './use-key-list';
import { useModalView } from './use-modal-view';
import { useOutsideClick } from './use-outside-click';

interface ModalDialogProps {
  session: ModalSession;
  content: SessionContent;
}

const ESCAPE_BUTTON: ButtonConfig = { type: ButtonType.CLOSE };

/** Closes a gallery by key as its close button does. */
function closeByKey(session: ModalSession): void {
  runToolbarAction(session, ESCAPE_BUTTON, Action.KEYBOARD);
}

function handleKey(event: KeyboardEvent<HTMLElement>, session: ModalSession): void {
  if (event.key === 'Tab') cycleFocus(event.currentTarget, event);
  const rtl = isRightToLeft(event.currentTarget);
  const keyAction = getKeyAction(event.nativeEvent, session.getConfig().keyboardConfig, rtl);
  if (session.getStage()?.handleKey(event.nativeEvent, keyAction !== undefined)) {
    event.preventDefault();
    return;
  }
  if (!keyAction) return;
  event.preventDefault();
  const last = session.slides.get().images.length - 1;
  if (keyAction === 'close') closeByKey(session);
  else if (keyAction === 'first') session.goTo(0, Action.KEYBOARD);
  else if (keyAction === 'last') session.goTo(last, Action.KEYBOARD);
  else session.move(keyAction, Action.KEYBOARD);
}

/** Dialog of an open gallery. Follows the modal dialog pattern of the WAI-ARIA Authoring Practices. */
export function ModalDialog({ session, content }: ModalDialogProps): ReactNode {
  const { subscribe, get } = session.slides;
  const state = useSyncExternalStore(subscribe, get, get);
  const { className, style, classNames } = content;
  const { accessibilityConfig: labels, enableCloseOutside } = session.getConfig();
  const dialog = useRef<HTMLDialogElement>(null);
  const captionId = useId();
  const [isFromUrl] = useState(() => findImageInUrl(session.linkName, state.images) >= 0);
  const model = useModalView(session, state, content);
  const keyList = useKeyList(dialog, session);
  useDialog(dialog, session);
  useFocusRecovery(dialog, model);
  useDownloadShortcuts(dialog, session);
  const outsideClick = useOutsideClick(() => {
    if (enableCloseOutside) session.move('close', Action.CLICK);
  });
  return (
    <dialog
      ref={dialog}
      className={joinClasses('ks-modal-gallery ks-modal-gallery-panel', className)}
      style={style}
      aria-modal="true"
      data-from-url={(isFromUrl && state.trigger === Action.LOAD) || undefined}
      aria-describedby={model?.hasCaption ? captionId : undefined}
      {...getNames(labels, 'modalGalleryContent')}
      onKeyDown={(event) => {
        handleKey(event, session);
        keyList.onKeyDown(event);
      }}
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
      {model && (
        <ModalView
          model={model}
          captionId={captionId}
          isGrowing={content.loadingMore !== undefined}
          isCovered={keyList.list !== undefined}
        />
      )}
      {keyList.list}
    </dialog>
  );
}
