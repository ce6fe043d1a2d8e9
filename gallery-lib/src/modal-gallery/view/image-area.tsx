'use client';
import { useRef, type ReactNode } from 'react';
import { getNames } from '../../core/text/labels';
import type { Autoplay } from '../../input/use-autoplay';
import { ArrowButton } from '../../parts/arrow-button';
import { getAction } from '../../parts/get-action';
import { joinClasses } from '../../parts/join-classes';
import { ResponsiveImage } from '../../parts/image/responsive-image';
import { SlideFigure } from '../../parts/image/slide-figure';
import { Spinner, WaitingSlide } from '../../parts/image/spinner';
import { ImageStage } from './image-stage';
import { SidePreview } from './side-preview';
import { useStage } from '../stage/use-stage';
import type { ModalViewModel } from './use-modal-view';

interface ImageAreaProps {
  model: ModalViewModel;
  captionId: string;
  handlers: Autoplay['handlers'];
}

/** Active image between its arrows and side previews. */
export function ImageArea({ model, captionId, handlers }: ImageAreaProps): ReactNode {
  const { config, classNames, slots, context, imageStatus, neighbours } = model;
  const { own, markup } = model.code;
  const { accessibilityConfig: labels, currentImageConfig } = config;
  const { loadingConfig } = currentImageConfig;
  const area = useRef<HTMLDivElement>(null);
  useStage(area, model);
  return (
    <div
      ref={area}
      className="ks-main"
      role="group"
      {...getNames(labels, 'mainContainer')}
      {...handlers}
    >
      <div className="ks-touch-area" />
      {own && imageStatus.status !== 'loading' && (
        <own.OwnNeighbours model={model} component={ResponsiveImage} />
      )}
      <Arrow model={model} isNext={false} />
      <SidePreview model={model} isNext={false} />
      {neighbours.isWaiting ? (
        <WaitingSlide className="ks-figure" config={loadingConfig} labels={labels} />
      ) : (
        <figure
          className={joinClasses('ks-figure', classNames.slide)}
          data-status={imageStatus.status}
        >
          <SlideFigure
            {...{ context, labels, classNames, slots, captionId }}
            status={imageStatus.status}
            description={currentImageConfig.description}
            imageLabels={model.imageLabels}
            renderText={markup?.renderMarkup ?? model.toText}
            onFail={() => imageStatus.onStatusChange(false)}
            onRetry={imageStatus.retry}
          >
            <ImageStage model={model} />
          </SlideFigure>
        </figure>
      )}
      {imageStatus.status === 'loading' && !neighbours.isWaiting && (
        <Spinner
          key={imageStatus.key}
          config={loadingConfig}
          labels={labels}
          slot={slots.loading}
          context={context}
        />
      )}
      <SidePreview model={model} isNext />
      <Arrow model={model} isNext />
    </div>
  );
}

function Arrow({ model, isNext }: { model: ModalViewModel; isNext: boolean }): ReactNode {
  const { session, config, classNames, neighbours } = model;
  const { accessibilityConfig: labels } = config;
  return (
    <div className="ks-arrow-place" data-no-gesture="">
      <ArrowButton
        className={joinClasses('ks-main-arrow', classNames.arrow)}
        isNext={isNext}
        names={getNames(labels, isNext ? 'mainNextImage' : 'mainPrevImage')}
        hidden={!neighbours[isNext ? 'canGoNext' : 'canGoPrevious']}
        onClick={(event) => session.move(isNext ? 'next' : 'previous', getAction(event))}
      />
    </div>
  );
}
