'use client';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { pausePlayers } from '../../core/editable';
import { getNames } from '../../core/text/labels';
import type { Autoplay } from '../../input/use-autoplay';
import { ArrowButton } from '../../parts/arrow-button';
import { getAction } from '../../parts/get-action';
import { joinClasses } from '../../parts/join-classes';
import { SlideFigure } from '../../parts/image/slide-figure';
import { Spinner, WaitingSlide } from '../../parts/image/spinner';
import { useCaptionPlace } from '../caption/use-caption-place';
import type { SlideModel } from './use-modal-view';
import { getPreview, ImageStage } from './image-stage';
import { SidePreview } from './side-preview';
import { useStage } from '../stage/use-stage';
import type { ModalModel } from './use-modal-view';

interface ImageAreaProps {
  model: ModalModel;
  captionId: string;
  handlers: Autoplay['handlers'];
}

/** Track with the active image, between its arrows and side previews. */
export function ImageArea({ model, captionId, handlers }: ImageAreaProps): ReactNode {
  const { config, slots, context, imageStatus, neighbours } = model;
  const { accessibilityConfig: labels, currentImageConfig } = config;
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
      <Arrow model={model} isNext={false} />
      <SidePreview model={model} isNext={false} />
      <div className="ks-track">
        {model.slides.map((slide) => (
          <Slide
            key={`${slide.position} ${slide.index < 0 ? '' : slide.context.image.id}`}
            {...{ model, slide, captionId }}
          />
        ))}
      </div>
      {imageStatus.status === 'loading' && !neighbours.isWaiting && (
        <Spinner
          key={imageStatus.key}
          config={currentImageConfig.loadingConfig}
          labels={labels}
          slot={slots.loading}
          context={context}
          hasPreview={Boolean(context.image.placeholder ?? getPreview(context.image))}
        />
      )}
      <SidePreview model={model} isNext />
      <Arrow model={model} isNext />
    </div>
  );
}

interface SlideProps extends Pick<ImageAreaProps, 'model' | 'captionId'> {
  slide: SlideModel;
}

/** Slide of the track. A neighbour is neither focused nor announced, plays nothing, and keeps its elements when it becomes active. */
function Slide({ model, slide, captionId }: SlideProps): ReactNode {
  const { config, classNames } = model;
  const { position, index, isActive, context, imageStatus } = slide;
  const { accessibilityConfig: labels, currentImageConfig } = config;
  const element = useRef<HTMLDivElement>(null);
  // React 18 and 19 render the attribute in different ways.
  useLayoutEffect(() => {
    element.current?.toggleAttribute('inert', !isActive);
    if (element.current && !isActive) pausePlayers(element.current);
  }, [isActive]);
  useCaptionPlace(element, currentImageConfig.captionPlacement, context.image);
  // An image that was ready before it was shown must not fade in.
  const [fades] = useState(isActive && imageStatus.status === 'loading');
  const onlyActive = (name: string) => (isActive ? name : undefined);
  return (
    <div
      ref={element}
      className="ks-track-slide"
      data-position={position}
      data-state={onlyActive('active')}
      aria-hidden={isActive ? undefined : true}
    >
      {index < 0 ? (
        <WaitingSlide
          className="ks-track-figure"
          config={currentImageConfig.loadingConfig}
          labels={labels}
        />
      ) : (
        <figure
          className={joinClasses('ks-track-figure', onlyActive('ks-figure'), classNames.slide)}
          data-status={imageStatus.status}
          data-fades={fades ? '' : undefined}
        >
          <SlideFigure
            {...{ context, labels, classNames }}
            slots={slide.slots}
            captionId={onlyActive(captionId)}
            status={imageStatus.status}
            description={currentImageConfig.description}
            imageLabels={slide.imageLabels}
            renderText={model.code.markup?.renderMarkup ?? model.toText}
            onFail={() => imageStatus.onStatusChange(false)}
            onRetry={imageStatus.retry}
          >
            <ImageStage model={{ ...model, ...slide }} isActive={isActive} />
          </SlideFigure>
        </figure>
      )}
    </div>
  );
}

function Arrow({ model, isNext }: { model: ModalModel; isNext: boolean }): ReactNode {
  const { gallery, config, classNames, neighbours } = model;
  const { accessibilityConfig: labels } = config;
  return (
    <div className="ks-arrow-place">
      <ArrowButton
        className={joinClasses('ks-main-arrow', classNames.arrow)}
        isNext={isNext}
        names={getNames(labels, isNext ? 'mainNextImage' : 'mainPrevImage')}
        hidden={!neighbours[isNext ? 'canGoNext' : 'canGoPrevious']}
        onClick={(event) => gallery.move(isNext ? 'next' : 'previous', getAction(event))}
      />
    </div>
  );
}
