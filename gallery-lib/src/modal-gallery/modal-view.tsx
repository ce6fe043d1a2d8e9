'use client';
import { useState, type ReactNode } from 'react';
import { useAutoplay } from '../input/use-autoplay';
import { Action } from '../model/enums';
import { Dots } from '../parts/dots';
import { joinClasses } from '../parts/join-classes';
import { PlayButton } from '../parts/play-button';
import { useAddedImages } from '../parts/use-application-control';
import { ImageArea } from './image-area';
import { ModalThumbnails } from './modal-thumbnails';
import type { ShareState } from './share-result';
import { Toolbar } from './toolbar';
import type { ModalModel } from './use-modal-view';
import { NOT_ZOOMED } from './zoom-level';

interface ModalViewProps {
  model: ModalModel;
  captionId: string;
  /** True if more images may be added. */
  isGrowing: boolean;
  /** True while the list of keys is open, for which autoplay waits. */
  isCovered: boolean;
}

/** Returns the announcement of the zoom level, until the image changes. */
function getZoomText({ zoom, config }: ModalModel): string {
  if (zoom === NOT_ZOOMED) return '';
  const { zoomLevelText } = config.accessibilityConfig;
  return zoomLevelText.replace('{percent}', String(Math.round(zoom.level * 100)));
}

/** Content of the dialog: toolbar, image with controls, dots and thumbnails. */
export function ModalView({ model, captionId, isGrowing, isCovered }: ModalViewProps): ReactNode {
  const { session, state, config, classNames, context } = model;
  const { accessibilityConfig: labels, slideConfig } = config;
  const { trigger, isStopped } = state;
  const [share, setShare] = useState<ShareState>();
  const isSharing = share !== undefined && share.method !== 'copy';
  const { handlers, reducedMotion } = useAutoplay({
    config: slideConfig.playConfig,
    current: context.image.id,
    canAdvance: model.neighbours.canGoNext,
    isStopped,
    loading: isSharing || isCovered || model.imageStatus.status === 'loading',
    onAdvance: () => {
      if (!session.getStage()?.isBusy()) session.move('next', Action.AUTOPLAY);
    },
  });
  const addedImages = useAddedImages(state, isGrowing, labels.moreImagesAriaLabel);
  const zoomText = getZoomText(model);
  const isUserAction = trigger >= Action.CLICK && trigger <= Action.SWIPE;
  return (
    <>
      <div className={joinClasses('ks-header', classNames.header)}>
        {slideConfig.playConfig.autoPlay && context.count > 1 && (
          <PlayButton
            {...{ labels, isStopped, reducedMotion }}
            className={classNames.playButton}
            onToggle={() => session.slides.dispatch({ type: 'stop', isStopped: !isStopped })}
          />
        )}
        <Toolbar model={model} share={share} onShare={setShare} />
      </div>
      <ImageArea {...{ model, captionId, handlers }} />
      {config.dotsConfig.visible && (
        <Dots
          {...{ labels, classNames }}
          count={context.count}
          current={context.index}
          onSelect={session.goTo}
        />
      )}
      <ModalThumbnails model={model} />
      <div className="ks-visually-hidden" aria-live="polite">
        {addedImages || zoomText || (isUserAction ? model.title : '')}
      </div>
    </>
  );
}
