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
import { captionOf, titleOf } from '../core/caption';
import { bigImageTexts, stripTexts } from '../core/names';
import { nextIndex, previousIndex } from '../core/navigation';
import { isRightToLeft, keyCommand } from '../input/keys';
import { attachShortcuts } from '../input/shortcuts';
import { useAttention } from '../input/use-attention';
import { useAutoplay } from '../input/use-autoplay';
import type { ButtonConfig } from '../model/buttons';
import { Action, ButtonType } from '../model/enums';
import { actionOf } from '../parts/action-of';
import { ArrowButton } from '../parts/arrow-button';
import { Caption } from '../parts/caption';
import { PictureError } from '../parts/picture-error';
import { PlayButton } from '../parts/play-button';
import { preload } from '../parts/preload';
import { Spinner } from '../parts/spinner';
import { CurrentPicture } from './current-picture';
import { Dots } from './dots';
import { pressButton, startDownload } from './press-button';
import type { ModalSession } from './session';
import { SidePreview } from './side-preview';
import { Strip } from './strip';
import { buttonsOf, UpperButtons } from './upper-buttons';
import { cycleFocus, useDialog } from './use-dialog';
import { useOutsideClick } from './use-outside-click';
import { usePictureStatus } from './use-picture-status';

const ESCAPE_BUTTON: ButtonConfig = { type: ButtonType.CLOSE };

/** Draws one open modal gallery, after the modal dialog pattern of the WAI-ARIA Authoring Practices. */
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

  const picture = usePictureStatus(image);
  const attention = useAttention();
  const next = nextIndex(index, count, slideConfig.infinite);
  const previous = previousIndex(index, count, slideConfig.infinite);
  const move = (type: 'next' | 'previous', action: Action) => session.dispatch({ type, action });
  const goTo = (target: number, action: Action) =>
    session.dispatch({ type: 'goTo', index: target, action });

  const { reducedMotion } = useAutoplay({
    config: slideConfig.playConfig,
    current: image?.id,
    possible: next >= 0,
    stopped: state.stopped,
    hovered: attention.hovered,
    focused: attention.focused,
    loading: picture.status === 'loading',
    onAdvance: () => move('next', Action.AUTOPLAY),
  });

  // Only the neighbours, and only when the reader already has what was asked for.
  const after = images[next]?.modal;
  const before = images[previous]?.modal;
  const settled = picture.status !== 'loading';
  useEffect(() => {
    if (!settled) return;
    preload(after);
    preload(before);
  }, [settled, after, before]);

  // A control that has just become unavailable must not take focus away with it.
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
    const command = keyCommand(event.nativeEvent, config.keyboardConfig, rtl);
    if (!command) return;
    event.preventDefault();
    if (command === 'close') pressButton(session, ESCAPE_BUTTON, Action.KEYBOARD);
    else if (command === 'first') goTo(0, Action.KEYBOARD);
    else if (command === 'last') goTo(count - 1, Action.KEYBOARD);
    else move(command, Action.KEYBOARD);
  };

  const caption = captionOf(currentImageConfig.description, image, index, count);
  const title = titleOf(currentImageConfig.description, image, index, count);
  const texts = bigImageTexts(image, index, title);
  const byReader = state.cause >= Action.CLICK && state.cause <= Action.SWIPE;
  const { show, size } = slideConfig.sidePreviews;
  const side = (direction: 'previous' | 'next', target: number) => {
    const neighbour = images[target];
    const text = neighbour && captionOf(currentImageConfig.description, neighbour, target, count);
    return (
      show && (
        <SidePreview
          side={direction}
          image={settled ? neighbour : undefined}
          texts={neighbour && bigImageTexts(neighbour, target, text ?? '')}
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
        pressButton(session, ESCAPE_BUTTON, Action.KEYBOARD);
      }}
      onClose={(event) => {
        // Some systems close dialogs by themselves, with a gesture for instance.
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
            stopped={state.stopped}
            reducedMotion={reducedMotion}
            onToggle={() => session.dispatch({ type: 'toggle' })}
          />
        )}
        <UpperButtons
          buttons={buttonsOf(config.buttonsConfig)}
          image={image}
          closeButton={closeButton}
          onPress={(button, action) => pressButton(session, button, action)}
        />
      </div>
      <div
        className="ks-main"
        role="group"
        aria-label={labels.mainContainerAriaLabel}
        title={labels.mainContainerTitle || undefined}
        {...attention.handlers}
      >
        <div className="ks-arrow-place">
          <ArrowButton
            className="ks-main-arrow"
            direction="previous"
            label={labels.mainPrevImageAriaLabel}
            title={labels.mainPrevImageTitle}
            hidden={previous < 0}
            onClick={(event) => move('previous', actionOf(event))}
          />
        </div>
        {side('previous', previous)}
        <figure className="ks-figure" data-status={picture.status}>
          <CurrentPicture
            image={image}
            texts={texts}
            pictureKey={picture.key}
            clickable={currentImageConfig.navigateOnClick}
            invertSwipe={currentImageConfig.invertSwipe}
            onSettle={picture.settle}
            onMove={move}
          />
          {picture.status === 'failed' && (
            <PictureError alt={texts.alt} labels={labels} onRetry={picture.retry} />
          )}
          <Caption id={captionId} text={caption} style={currentImageConfig.description.style} />
        </figure>
        {picture.status === 'loading' && currentImageConfig.loadingConfig.enable && (
          <Spinner
            key={picture.key}
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
            onClick={(event) => move('next', actionOf(event))}
          />
        </div>
      </div>
      {config.dotsConfig.visible && (
        <Dots count={count} current={index} labels={labels} onSelect={goTo} />
      )}
      <Strip
        session={session}
        state={state}
        config={config}
        textsOf={(item, position) => stripTexts(item, `${labels.dotAriaLabel} ${position + 1}`)}
        onSelect={goTo}
      />
      <div className="ks-visually-hidden" aria-live="polite">
        {byReader ? title : ''}
      </div>
    </dialog>
  );
}
