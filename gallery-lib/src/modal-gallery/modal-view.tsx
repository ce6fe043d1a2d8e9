'use client';
import { useEffect, useId, useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { attachShortcuts } from '../input/shortcuts';
import { useAutoplay } from '../input/use-autoplay';
import { useHoverFocus } from '../input/use-hover-focus';
import { Action } from '../model/enums';
import { Dots } from '../parts/dots';
import { PlayButton } from '../parts/play-button';
import { joinClasses } from '../parts/join-classes';
import { useAddedImages } from '../parts/use-application-control';
import { ImageArea } from './image-area';
import type { ModalViewProps } from './lazy-view';
import { ModalThumbnails } from './modal-thumbnails';
import { startDownload } from './run-toolbar-action';
import type { ModalSession } from './session';
import { Toolbar } from './toolbar';
import { focusStart } from './use-dialog';
import { useModalView, type ModalModel } from './use-modal-view';

type DialogRef = RefObject<HTMLDialogElement | null>;

/** Moves focus off a control that has just been disabled or removed. */
function useFocusRecovery(dialog: DialogRef, change: unknown): void {
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
  }, [dialog, change]);
}

/** Binds the shortcuts that download the active image. */
function useDownloadShortcuts(dialog: DialogRef, session: ModalSession): void {
  const { currentImageConfig, keyboardServiceConfig } = session.getConfig();
  const { downloadable } = currentImageConfig;
  const shortcuts = [keyboardServiceConfig.shortcuts].flat().join(' ');
  const enabled = downloadable && !keyboardServiceConfig.disableSsrWorkaround;
  useEffect(() => {
    if (!enabled || !dialog.current || !shortcuts) return;
    return attachShortcuts(dialog.current, shortcuts.split(' '), () => void startDownload(session));
  }, [dialog, enabled, shortcuts, session]);
}

/** Runs autoplay; it pauses for pointer, focus and loading. */
function useModalAutoplay(model: ModalModel | undefined, session: ModalSession) {
  const { hovered, focused, handlers } = useHoverFocus();
  const { reducedMotion } = useAutoplay({
    config: session.getConfig().slideConfig.playConfig,
    current: model?.context.image.id,
    canAdvance: model?.neighbours.canGoNext ?? false,
    isStopped: model?.state.isStopped ?? false,
    hovered,
    focused,
    loading: model?.imageStatus.status === 'loading',
    onAdvance: () => session.move('next', Action.AUTOPLAY),
  });
  return { handlers, reducedMotion };
}

/** Sets the initial focus, and names the caption as the description of the dialog. */
function useDialogContent(dialog: DialogRef, captionId: string, hasCaption: boolean): void {
  useLayoutEffect(() => {
    if (dialog.current && !dialog.current.contains(document.activeElement))
      focusStart(dialog.current);
  }, [dialog]);
  useLayoutEffect(() => {
    if (hasCaption) dialog.current?.setAttribute('aria-describedby', captionId);
    else dialog.current?.removeAttribute('aria-describedby');
  }, [dialog, captionId, hasCaption]);
}

/** Renders the content of the dialog: toolbar, image with controls, dots and thumbnails. */
export function ModalView({ session, content, dialog }: ModalViewProps): ReactNode {
  const model = useModalView(session, content);
  const captionId = useId();
  const { handlers, reducedMotion } = useModalAutoplay(model, session);
  useDialogContent(dialog, captionId, model?.hasCaption ?? false);
  useFocusRecovery(dialog, model?.state);
  useDownloadShortcuts(dialog, session);
  const { state, config, classNames } = model ?? {};
  const addedImages = useAddedImages(
    session.slides.get(),
    content.loadingMore !== undefined,
    session.getConfig().accessibilityConfig.moreImagesAriaLabel,
  );
  if (!model || !state || !config || !classNames) return null;

  const { accessibilityConfig: labels, slideConfig } = config;
  const { trigger, isStopped, images, index } = state;
  const isUserAction = trigger >= Action.CLICK && trigger <= Action.SWIPE;
  return (
    <>
      <div className={joinClasses('ks-header', classNames.header)}>
        {slideConfig.playConfig.autoPlay && images.length > 1 && (
          <PlayButton
            {...{ labels, isStopped, reducedMotion }}
            className={classNames.playButton}
            onToggle={() => session.slides.dispatch({ type: 'stop', isStopped: !isStopped })}
          />
        )}
        <Toolbar model={model} />
      </div>
      <ImageArea model={model} captionId={captionId} handlers={handlers} />
      {config.dotsConfig.visible && (
        <Dots
          {...{ labels, classNames }}
          count={images.length}
          current={index}
          onSelect={session.goTo}
        />
      )}
      <ModalThumbnails model={model} />
      <div className="ks-visually-hidden" aria-live="polite">
        {addedImages || (isUserAction ? model.title : '')}
      </div>
    </>
  );
}
