'use client';
import { useLayoutEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import { pausePlayers } from '../../core/editable';
import { followSlides, getPlaces, type Place, type Strip } from '../../core/slides/places';
import { joinClasses } from '../../parts/join-classes';
import { SlideFigure } from '../../parts/image/slide-figure';
import { WaitingSlide } from '../../parts/image/spinner';
import { useCaptionPlace } from './use-caption-place';
import { useStage } from '../stage/use-stage';
import { SlideContent } from './slide-content';
import type { ModalModel } from '../model/use-modal-view';

interface SlidesProps {
  model: ModalModel;
  captionId: string;
}

/** Returns the slides of the track, and a function that ends the animation to the active one. */
function usePlaces(model: ModalModel): { places: readonly Place[]; onRest: () => void } {
  const { state, neighbours, config, imageStatus } = model;
  const [last, setLast] = useState<Strip>(() => followSlides(undefined, state, neighbours));
  const next = followSlides(last, state, neighbours);
  // What does not move is at rest at once, without a second render.
  const moves = config.transitionConfig.type !== 'none';
  const strip = moves || !next.leaving ? next : { ...next, leaving: undefined };
  if (strip !== last) setLast(strip);
  const onRest = () => {
    // Not as a state that is the same: React renders once more before it finds that out.
    if (strip.leaving) setLast({ ...strip, leaving: undefined });
  };
  const isReady = imageStatus.status !== 'loading';
  return { places: getPlaces(strip, state.images, neighbours, isReady), onRest };
}

/** The slides, with a state of their own: where they are renders nothing beside them. */
export function Slides({ model, captionId }: SlidesProps): ReactNode {
  const strip = useRef<HTMLDivElement>(null);
  const { places, onRest } = usePlaces(model);
  useStage(strip, { ...model, onRest });
  return (
    <div ref={strip} className="ks-track">
      {places.map((place) => (
        <Slide
          key={`${place.position} ${model.state.images[place.index]?.id ?? ''}`}
          {...{ model, place, captionId }}
        />
      ))}
    </div>
  );
}

interface SlideProps extends SlidesProps {
  place: Place;
}

/** Slide of the track. A neighbour is neither focused nor announced, plays nothing, and keeps its elements when it becomes active. */
function Slide({ model, place, captionId }: SlideProps): ReactNode {
  const { config, classNames } = model;
  const { position, index, isActive } = place;
  // What becomes of the image of a neighbour renders nothing else.
  const [, render] = useReducer((count: number) => count + 1, 0);
  const slide = isActive ? model : model.createSlide(place, render);
  const { context, imageStatus } = slide;
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
            <SlideContent model={{ ...model, ...slide }} isActive={isActive} />
          </SlideFigure>
        </figure>
      )}
    </div>
  );
}
