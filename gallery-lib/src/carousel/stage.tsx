'use client';
import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { getRatio } from '../core/images/get-ratio';
import type { NormalizedImage } from '../core/images/normalized-image';
import { getNames } from '../core/text/labels';
import { Action } from '../model/enums';
import { ArrowButton } from '../parts/arrow-button';
import { Dots } from '../parts/dots';
import { getAction } from '../parts/get-action';
import { joinClasses } from '../parts/join-classes';
import { PlayButton } from '../parts/play-button';
import { EmptySlot } from '../parts/slot';
import { WaitingSlide } from '../parts/image/spinner';
import { Slide } from './slide';
import type { CarouselModel } from './use-carousel';

interface StageProps {
  model: CarouselModel;
  /** True while autoplay changes the image, which must not be announced. */
  moving: boolean;
  /** True while a list without images is expected to get some. */
  isLoading: boolean;
  /** True when the active image has loaded or failed. */
  isReady: boolean;
  reducedMotion: boolean;
  onStop: (isStopped: boolean) => void;
  onReadyChange: (isReady: boolean | undefined) => void;
  children: ReactNode;
}

/** Slides and the controls over them. */
export function Stage(props: StageProps): ReactNode {
  const { model, reducedMotion, onStop, children } = props;
  const { state, neighbours, config, link, classNames } = model;
  const { carouselPlayConfig, carouselDotsConfig, accessibilityConfig: labels } = config;
  const count = state.images.length;
  const canMove = neighbours.canGoNext || neighbours.canGoPrevious;
  const uid = useId();
  // Without scripts, the browser scrolls to the slide whose id is the fragment of the URL.
  const slideId = (position: number) => {
    const image = state.images[position];
    return (image && link?.getFragment(image)) ?? `${uid}${position}`;
  };
  return (
    <>
      {carouselPlayConfig.autoPlay && count > 1 && canMove && (
        <PlayButton
          {...{ labels, neighbours, reducedMotion, onStop }}
          isStopped={state.isStopped}
          className={classNames.playButton}
          onSelect={model.goTo}
        />
      )}
      <Arrow model={model} isNext={false} />
      <Slides {...props} slideId={slideId} />
      {/* After the slides, whose height it has: a document that is arriving would move it. */}
      {children && <div className="ks-carousel-content">{children}</div>}
      <Arrow model={model} isNext />
      {carouselDotsConfig.visible && (
        <Dots
          {...{ count, labels, classNames }}
          current={state.index}
          getPanelId={model.row ? undefined : slideId}
          onSelect={model.goTo}
        />
      )}
      {/* Says that all dots have arrived. */}
      <span />
    </>
  );
}

function Arrow({ model, isNext }: { model: CarouselModel; isNext: boolean }): ReactNode {
  const { state, slides, neighbours, config, classNames } = model;
  if (!config.carouselConfig.showArrows || state.images.length < 2) return null;
  return (
    <ArrowButton
      className={joinClasses('ks-main-arrow', classNames.arrow)}
      isNext={isNext}
      names={getNames(
        config.accessibilityConfig,
        isNext ? 'carouselNextImage' : 'carouselPrevImage',
      )}
      hidden={!neighbours[isNext ? 'canGoNext' : 'canGoPrevious']}
      onClick={(event) =>
        slides.dispatch({ type: isNext ? 'next' : 'previous', action: getAction(event) })
      }
    />
  );
}

/** Returns the aspect ratio of the highest image of known size at one width. */
function getSmallestRatio(images: readonly NormalizedImage[]): number | undefined {
  const ratios = images.map(getRatio).filter(Boolean);
  return ratios.length > 0 ? Math.min(...ratios) : undefined;
}

interface SlidesProps extends Pick<
  StageProps,
  'model' | 'moving' | 'isReady' | 'isLoading' | 'onReadyChange'
> {
  slideId: (position: number) => string;
}

function Slides({
  model,
  moving,
  isReady,
  isLoading,
  onReadyChange,
  slideId,
}: SlidesProps): ReactNode {
  const { state, neighbours, config, classNames, slots, press, row } = model;
  const { index, trigger } = state;
  // The images of unknown size have the height of the one that is shown first.
  const [shown, setShown] = useState<number>();
  const ratio = getSmallestRatio(state.images) ?? shown;
  const getSide = (position: number) => {
    const isNext = position === neighbours.next;
    if (position === neighbours.previous) return isNext ? 'both' : 'previous';
    return isNext ? 'next' : undefined;
  };
  return (
    <div
      className="ks-slides"
      {...(row
        ? {
            'data-layout': 'row',
            style: row.style,
            role: 'group',
            'aria-label': row.position,
            // Safari does not focus what scrolls.
            tabIndex: 0,
          }
        : {
            'data-trigger': trigger,
            'data-fits': slots.slide ? undefined : '',
            style: { '--ks-tallest': slots.slide ? undefined : ratio } as CSSProperties,
            'aria-live': moving ? 'off' : 'polite',
          })}
    >
      {state.images.map((image, position) => (
        <Slide
          key={image.id}
          {...{ image, config, classNames, slots, onReadyChange }}
          slides={model.slides}
          id={slideId(position)}
          index={position}
          count={state.images.length}
          active={position === index && !neighbours.isWaiting}
          side={row ? undefined : getSide(position)}
          upcoming={isReady && position === neighbours.next}
          leaving={!row && position !== index && trigger !== Action.LOAD}
          isInRow={row !== undefined}
          onPress={press}
          onRatio={setShown}
        />
      ))}
      {state.images.length === 0 && !isLoading && (
        <div className="ks-slide ks-waiting" data-state="active">
          <EmptySlot
            slot={slots.empty}
            defaultRender={() => <p>{config.accessibilityConfig.carouselEmptyText}</p>}
          />
        </div>
      )}
      {(neighbours.isWaiting || (state.images.length === 0 && isLoading)) && (
        <WaitingSlide
          className="ks-slide"
          config={config.carouselImageConfig.loadingConfig}
          labels={config.accessibilityConfig}
        />
      )}
    </div>
  );
}
