'use client';
import {
  memo,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { getFocusedElement, isRendered, isRightToLeft } from '../../core/elements';
import { useLifetime } from '../../core/use-lifetime';
import { useAutoplay } from '../../input/use-autoplay';
import { getKeyAction } from '../../input/keys';
import { Action, ButtonType } from '../../model/enums';
import { Dots } from '../../parts/dots';
import { joinClasses } from '../../parts/join-classes';
import { PlayButton } from '../../parts/play-button';
import type { DialogView } from '../gallery/dialog-view';
import { focusStart } from '../browser/focus-start';
import { cycleFocus } from './cycle-focus';
import { useKeyList } from '../toolbar/use-key-list';
import { runToolbarAction, type ShareState } from '../toolbar/run-toolbar-action';
import { HideControls } from './hide-controls';
import { prepareLeaving, startOpening } from '../flight/flight';
import type { GalleryContent } from '../gallery/content';
import { NOT_ZOOMED, type Gallery } from '../gallery/gallery';
import type { Parts } from '../optional-parts';
import { useFocusRecovery } from './use-focus-recovery';
import { Changes, useConfig } from './follow-props';
import { ImageArea } from '../slides/image-area';
import { ModalThumbnails } from './modal-thumbnails';
import { Toolbar } from '../toolbar/toolbar';
import { useModalView, type ModalModel } from '../model/use-modal-view';

interface ContentProps {
  model: ModalModel;
  captionId: string;
  /** True while the list of keys is open, for which autoplay waits. */
  isCovered: boolean;
}

/** Returns the announcement of the zoom level, until the image changes. */
function getZoomText({ zoom, config }: ModalModel): string {
  if (zoom === NOT_ZOOMED) return '';
  const { zoomLevelText } = config.accessibilityConfig;
  return zoomLevelText.replace('{percent}', String(Math.round(zoom.level * 100)));
}

/** Toolbar, image with controls, dots and thumbnails. */
function Content({ model, captionId, isCovered }: ContentProps): ReactNode {
  const { gallery, state, config, classNames, context } = model;
  const { accessibilityConfig: labels, slideConfig } = config;
  const { trigger, isStopped } = state;
  const { keep, links } = model.code;
  const [share, setShare] = useState<ShareState>();
  const isSharing = share !== undefined && share.method !== 'copy';
  const { handlers, reducedMotion } = useAutoplay({
    config: slideConfig.playConfig,
    current: context.image.id,
    canAdvance: model.neighbours.canGoNext,
    isStopped,
    loading: !state.open || isSharing || isCovered || model.isHeld || model.zoom.level > 1,
    isImageLoading: model.imageStatus.status === 'loading',
    onAdvance: () => {
      const { dialog, stage } = gallery;
      if (dialog && isRendered(dialog) && !stage?.isBusy()) gallery.move('next', Action.AUTOPLAY);
    },
  });
  const isUserAction = [Action.CLICK, Action.KEYBOARD, Action.SWIPE].includes(trigger);
  return (
    <>
      <div className={joinClasses('ks-header', classNames.header)}>
        {slideConfig.playConfig.autoPlay && context.count > 1 && (
          <PlayButton
            {...{ labels, isStopped, reducedMotion }}
            neighbours={model.neighbours}
            className={classNames.playButton}
            onSelect={gallery.goTo}
            onStop={(stops) => gallery.slides.dispatch({ type: 'stop', isStopped: stops })}
          />
        )}
        {context.count > 1 && (
          // The caption and the announcements name the position.
          <span className="ks-counter" aria-hidden="true">
            {context.index + 1} / {context.count}
          </span>
        )}
        <Toolbar model={model} share={share} onShare={setShare} />
      </div>
      {keep && <keep.KeepZoom model={model} />}
      <ImageArea {...{ model, captionId, handlers }} />
      {links && <links.LinkedDetail model={model} />}
      {config.dotsConfig.visible && (
        <Dots
          {...{ labels, classNames }}
          count={context.count}
          current={context.index}
          onSelect={gallery.goTo}
        />
      )}
      <ModalThumbnails
        {...{ gallery, state, config, classNames, slots: model.slots, libConfig: model.libConfig }}
      />
      <div className="ks-visually-hidden" aria-live="polite">
        {getZoomText(model) || (isUserAction ? model.title : '')}
      </div>
    </>
  );
}

const ESCAPE_BUTTON = { type: ButtonType.CLOSE } as const;

/** Closes a gallery by key as its close button does. */
function closeByKey(gallery: Gallery): void {
  runToolbarAction(gallery, ESCAPE_BUTTON, Action.KEYBOARD);
}

function handleKey(event: KeyboardEvent<HTMLElement>, gallery: Gallery): void {
  if (event.key === 'Tab') cycleFocus(event.currentTarget, event);
  const rtl = isRightToLeft(event.currentTarget);
  const keyAction = getKeyAction(event.nativeEvent, gallery.getConfig().keyboardConfig, rtl);
  if (gallery.stage?.getZoom()?.handleKey(event.nativeEvent, keyAction !== undefined)) {
    event.preventDefault();
    return;
  }
  if (!keyAction) return;
  event.preventDefault();
  const last = gallery.slides.get().images.length - 1;
  if (keyAction === 'close') closeByKey(gallery);
  else if (keyAction === 'first') gallery.goTo(0, Action.KEYBOARD);
  else if (keyAction === 'last') gallery.goTo(last, Action.KEYBOARD);
  else gallery.move(keyAction, Action.KEYBOARD, event.repeat);
}

/** Moves focus to the close button if it was on what the view has replaced. */
function takeFocus(dialog: HTMLElement): void {
  const { ownerDocument } = dialog;
  if (getFocusedElement(ownerDocument) === ownerDocument.body) focusStart(dialog);
}

interface ModalViewProps {
  gallery: Gallery;
  content: GalleryContent;
  code: Parts;
  /** True if the dialog has been shown while the code of the view was loading. */
  isLate: boolean;
  /** True if the gallery was opened from the URL. */
  isFromUrl: boolean;
  /** Called with the id of the caption, if there is one. */
  onDescribe: (captionId: string | undefined) => void;
}

/** Content of the dialog of an open gallery. It need not render again when it has named its caption to the dialog. */
export const ModalView = memo(function ModalView(props: ModalViewProps): ReactNode {
  const { gallery, content, code, isLate, isFromUrl, onDescribe } = props;
  const { control, shortcuts } = code;
  const config = useConfig(gallery, content);
  const { subscribe, get } = gallery.slides;
  const current = useSyncExternalStore(subscribe, get, get);
  const state = gallery.withImages(current, content.images);
  const captionId = useId();
  const model = useModalView(gallery, config, state, content, code);
  const keyList = useKeyList(gallery, model?.config ?? config);
  useLifetime(() => {
    const { dialog } = gallery;
    // One that Activity has closed is replaced by another opening.
    if (!dialog || !gallery.ref.isOpen) return () => {};
    const openedId = gallery.getActive()?.id;
    if (isLate) takeFocus(dialog);
    const endOpening = startOpening(dialog, gallery, { isLate, isFromUrl });
    const view: DialogView = {
      onKeyDown(event) {
        handleKey(event, gallery);
        keyList.onKeyDown(event);
      },
      closeByKey: () => closeByKey(gallery),
      prepareLeaving() {
        const leaving = prepareLeaving(dialog, gallery, openedId);
        endOpening(true);
        return leaving;
      },
    };
    Object.assign(gallery, { view });
    queueMicrotask(gallery.emitOpening);
    return () => {
      if (gallery.ref.isOpen) endOpening(false);
      if (gallery.view === view) Object.assign(gallery, { view: undefined });
    };
  });
  useFocusRecovery(gallery, model);
  const describedBy = model?.isDescribed ? captionId : undefined;
  useLayoutEffect(() => onDescribe(describedBy), [onDescribe, describedBy]);
  return (
    <>
      <Changes {...{ gallery, content }} />
      {control && <control.ApplicationControl {...{ gallery, state, content, config }} />}
      {model && <Content {...{ model, captionId }} isCovered={keyList.list !== undefined} />}
      {shortcuts && <shortcuts.DownloadShortcuts {...{ gallery, config }} />}
      {config.controlsConfig.hideAfter !== false && (
        <HideControls gallery={gallery} hideAfter={config.controlsConfig.hideAfter} />
      )}
      {keyList.list}
    </>
  );
});
