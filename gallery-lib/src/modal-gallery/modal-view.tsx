'use client';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { getCaption, getTitle } from '../core/caption';
import { getImageLabels, getThumbnailLabels } from '../core/image-labels';
import { nextIndex, previousIndex } from '../core/navigation';
import { isRightToLeft, getKeyAction } from '../input/keys';
import { attachShortcuts } from '../input/shortcuts';
import { useHoverFocus } from '../input/use-hover-focus';
import { useAutoplay } from '../input/use-autoplay';
import type { ButtonConfig } from '../model/buttons';
import { Action, ButtonType } from '../model/enums';
import { getAction } from '../parts/get-action';
import { ArrowButton } from '../parts/arrow-button';
import { Caption } from '../parts/caption';
import { ImageError } from '../parts/image-error';
import { PlayButton } from '../parts/play-button';
import { preload } from '../parts/preload';
import { Spinner } from '../parts/spinner';
import { ActiveImage } from './active-image';
import { Dots } from './dots';
import { runToolbarAction, startDownload } from './run-toolbar-action';
import type { ModalSession } from './session';
import { SidePreview } from './side-preview';
import { ModalThumbnails } from './modal-thumbnails';
import { getButtons, UpperButtons } from './upper-buttons';
import { cycleFocus, useDialog } from './use-dialog';
import { useOutsideClick } from './use-outside-click';
import { useImageStatus } from './use-image-status';

const ESCAPE_BUTTON: ButtonConfig = { type: ButtonType.CLOSE };

/** Renders an open modal gallery. Follows the modal dialog pattern of the WAI-ARIA Authoring Practices. */
export function ModalView({ session }: { session: ModalSession }): ReactNode {
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  const config = session.getConfig();
  const {
    accessibilityConfig: labels,
    currentImageConfig,
    slideConfig,
    keyboardServiceConfig,
  } = config;
  const { images, index } = state;
  const image = images[index];
  const count = images.length;

  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const captionId = useId();
  useDialog(dialog, closeButton, session);
  const outsideClick = useOutsideClick(() => {
    if (config.enableCloseOutside) session.dispatch({ type: 'close', action: Action.CLICK });
  });

  const imageStatus = useImageStatus(image);
  const hoverFocus = useHoverFocus();
  const next = nextIndex(index, count, slideConfig.infinite);
  const previous = previousIndex(index, count, slideConfig.infinite);
  const move = (type: 'next' | 'previous', action: Action) => session.dispatch({ type, action });
  const goTo = (target: number, action: Action) =>
    session.dispatch({ type: 'goTo', index: target, action });

  const { reducedMotion } = useAutoplay({
    config: slideConfig.playConfig,
    current: image?.id,
    canAdvance: next >= 0,
    isStopped: state.isStopped,
    hovered: hoverFocus.hovered,
    focused: hoverFocus.focused,
    loading: imageStatus.status === 'loading',
    onAdvance: () => move('next', Action.AUTOPLAY),
  });

  // Preload the neighbours only after the active image has loaded or failed.
  const after = images[next]?.modal;
  const before = images[previous]?.modal;
  const isReady = imageStatus.status !== 'loading';
  useEffect(() => {
    if (!isReady) return;
    preload(after);
    preload(before);
  }, [isReady, after, before]);

  // Move focus off a control that has just been disabled or removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    const active = document.activeElement;
    if (
      !element ||
      (active !== document.body && !active?.matches('dialog.ks-modal-gallery :disabled'))
    )
      return;
    const opposite = active?.matches('.ks-main-arrow')
      ? element.querySelector<HTMLElement>('.ks-main-arrow:not(:disabled)')
      : null;
    (opposite ?? element).focus({ preventScroll: true });
  }, [state]);

  const { downloadable } = currentImageConfig;
  const shortcuts = [keyboardServiceConfig.shortcuts].flat().join(' ');
  const withShortcuts = downloadable && !keyboardServiceConfig.disableSsrWorkaround;
  useEffect(() => {
    if (!withShortcuts || !dialog.current || !shortcuts) return;
    return attachShortcuts(dialog.current, shortcuts.split(' '), () => void startDownload(session));
  }, [withShortcuts, shortcuts, session]);

  if (!image) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') cycleFocus(event.currentTarget as HTMLElement, event);
    const rtl = isRightToLeft(event.currentTarget);
    const keyAction = getKeyAction(event.nativeEvent, config.keyboardConfig, rtl);
    if (!keyAction) return;
    event.preventDefault();
    if (keyAction === 'close') runToolbarAction(session, ESCAPE_BUTTON, Action.KEYBOARD);
    else if (keyAction === 'first') goTo(0, Action.KEYBOARD);
    else if (keyAction === 'last') goTo(count - 1, Action.KEYBOARD);
    else move(keyAction, Action.KEYBOARD);
  };

  const caption = getCaption(currentImageConfig.description, image, index, count);
  const title = getTitle(currentImageConfig.description, image, index, count);
  const imageLabels = getImageLabels(image, index, title);
  const isUserAction = state.trigger >= Action.CLICK && state.trigger <= Action.SWIPE;
  const { show, size } = slideConfig.sidePreviews;
  const side = (direction: 'previous' | 'next', target: number) => {
    const neighbour = images[target];
    const text = neighbour && getCaption(currentImageConfig.description, neighbour, target, count);
    return (
      show && (
        <SidePreview
          side={direction}
          image={isReady ? neighbour : undefined}
          imageLabels={neighbour && getImageLabels(neighbour, target, text ?? '')}
          size={size}
          onSelect={(action) => move(direction, action)}
        />
      )
    );
  };

  return (
    <dialog
      ref={dialog}
      className="ks-modal-gallery ks-modal-gallery-panel"
      aria-modal="true"
      aria-label={labels.modalGalleryContentAriaLabel}
      aria-describedby={caption ? captionId : undefined}
      title={labels.modalGalleryContentTitle || undefined}
      onKeyDown={onKeyDown}
      {...outsideClick}
      onCancel={(event) => {
        event.preventDefault();
        runToolbarAction(session, ESCAPE_BUTTON, Action.KEYBOARD);
      }}
      onClose={(event) => {
        // Some platforms close dialogs themselves, for example by a gesture.
        if (!event.currentTarget.open) session.ref.closeModal();
      }}
    >
      <div
        className="ks-modal-gallery-backdrop"
        role="group"
        aria-label={labels.backgroundAriaLabel}
        title={labels.backgroundTitle || undefined}
      />
      <div className="ks-header">
        {slideConfig.playConfig.autoPlay && count > 1 && (
          <PlayButton
            labels={labels}
            isStopped={state.isStopped}
            reducedMotion={reducedMotion}
            onToggle={() => session.dispatch({ type: 'toggle' })}
          />
        )}
        <UpperButtons
          buttons={getButtons(config.buttonsConfig)}
          image={image}
          closeButton={closeButton}
          onPress={(button, action) => runToolbarAction(session, button, action)}
        />
      </div>
      <div
        className="ks-main"
        role="group"
        aria-label={labels.mainContainerAriaLabel}
        title={labels.mainContainerTitle || undefined}
        {...hoverFocus.handlers}
      >
        <div className="ks-arrow-place">
          <ArrowButton
            className="ks-main-arrow"
            direction="previous"
            label={labels.mainPrevImageAriaLabel}
            title={labels.mainPrevImageTitle}
            hidden={previous < 0}
            onClick={(event) => move('previous', getAction(event))}
          />
        </div>
        {side('previous', previous)}
        <figure className="ks-figure" data-status={imageStatus.status}>
          <ActiveImage
            image={image}
            imageLabels={imageLabels}
            imageKey={imageStatus.key}
            clickable={currentImageConfig.navigateOnClick}
            invertSwipe={currentImageConfig.invertSwipe}
            onStatusChange={imageStatus.onStatusChange}
            onMove={move}
          />
          {imageStatus.status === 'failed' && (
            <ImageError alt={imageLabels.alt} labels={labels} onRetry={imageStatus.retry} />
          )}
          <Caption id={captionId} text={caption} style={currentImageConfig.description.style} />
        </figure>
        {imageStatus.status === 'loading' && currentImageConfig.loadingConfig.enable && (
          <Spinner
            key={imageStatus.key}
            type={currentImageConfig.loadingConfig.type}
            label={labels.loadingSpinnerAriaLabel}
            title={labels.loadingSpinnerTitle}
          />
        )}
        {side('next', next)}
        <div className="ks-arrow-place">
          <ArrowButton
            className="ks-main-arrow"
            direction="next"
            label={labels.mainNextImageAriaLabel}
            title={labels.mainNextImageTitle}
            hidden={next < 0}
            onClick={(event) => move('next', getAction(event))}
          />
        </div>
      </div>
      {config.dotsConfig.visible && (
        <Dots count={count} current={index} labels={labels} onSelect={goTo} />
      )}
      <ModalThumbnails
        session={session}
        state={state}
        config={config}
        getLabels={(item, position) =>
          getThumbnailLabels(item, `${labels.dotAriaLabel} ${position + 1}`)
        }
        onSelect={goTo}
      />
      <div className="ks-visually-hidden" aria-live="polite">
        {isUserAction ? title : ''}
      </div>
    </dialog>
  );
}
