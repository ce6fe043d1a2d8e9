'use client';
import {
  forwardRef,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type ForwardedRef,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { getImageLabels } from '../core/text/image-labels';
import { plainText } from '../core/text/plain-text';
import { getNames } from '../core/text/labels';
import { useSwipe } from '../gestures/use-swipe';
import { isInertBehindDialog } from '../input/inert-behind-dialog';
import { useAutoplay } from '../input/use-autoplay';
import type { CarouselHandle } from '../model/options/carousel';
import { Action } from '../model/enums';
import type { AnyImage } from '../model/image';
import { joinClasses } from '../parts/join-classes';
import { useAddedImages } from '../parts/use-application-control';
import { CarouselThumbnails } from './carousel-thumbnails';
import { handleCarouselKey } from './handle-key';
import type { CarouselProps } from './props';
import { Stage } from './stage';
import { useCarousel, type CarouselModel } from './use-carousel';
import { useFocusRecovery } from './use-focus-recovery';

function useHandle(ref: ForwardedRef<CarouselHandle>, { slides }: CarouselModel): void {
  useImperativeHandle(ref, () => {
    const { get, dispatch } = slides;
    return {
      get currentIndex() {
        return get().index;
      },
      playCarousel: () => dispatch({ type: 'stop', isStopped: false }),
      stopCarousel: () => dispatch({ type: 'stop', isStopped: true }),
      nextImage: (action = Action.NORMAL) => dispatch({ type: 'next', action }),
      prevImage: (action = Action.NORMAL) => dispatch({ type: 'previous', action }),
      goTo: (index) => dispatch({ type: 'goTo', index, action: Action.NORMAL }),
    };
  }, [slides]);
}

/** Runs autoplay; it pauses for pointer, focus and loading. */
function useCarouselAutoplay(
  model: CarouselModel,
  stage: RefObject<HTMLElement | null>,
  dragged: RefObject<boolean>,
) {
  const { state, slides, neighbours, config } = model;
  const { isStopped, trigger } = state;
  const [isReady, setIsReady] = useState<boolean | undefined>(false);
  const { running, moving, reducedMotion, handlers, releaseFocus } = useAutoplay({
    config: config.carouselPlayConfig,
    current: state.images[state.index]?.id,
    canAdvance: neighbours.canGoNext,
    isStopped,
    // A slide that is held plays a video.
    loading: isReady === undefined,
    isImageLoading: isReady === false,
    area: stage,
    onAdvance: () => {
      // Skip the turn during a drag, and behind a dialog, where the user cannot stop autoplay.
      if (!dragged.current && !isInertBehindDialog(stage.current))
        slides.dispatch({ type: 'next', action: Action.AUTOPLAY });
    },
  });
  const stageProps = {
    moving: moving || (!running && trigger === Action.AUTOPLAY && !isStopped),
    isReady: isReady === true,
    reducedMotion,
    onReadyChange: setIsReady,
    onStop: (stops: boolean) => {
      slides.dispatch({ type: 'stop', isStopped: stops });
      // Otherwise the focus on the button would pause the autoplay that it has just started.
      if (!stops) releaseFocus();
    },
  };
  return { handlers, stageProps };
}

function CarouselWithRef<T extends AnyImage>(
  props: CarouselProps<T>,
  ref: ForwardedRef<CarouselHandle>,
): ReactNode {
  const model = useCarousel(props);
  const { state, slides, neighbours, config, link, row } = model;
  const { carouselConfig, accessibilityConfig: labels } = config;
  const image = state.images[state.index];
  const section = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useHandle(ref, model);
  useFocusRecovery(section, state);
  const dragged = useSwipe(stage, config.carouselImageConfig.invertSwipe, (type) =>
    slides.dispatch({ type, action: Action.SWIPE }),
  );
  const { handlers, stageProps } = useCarouselAutoplay(model, stage, dragged);
  const isGrowing = props.loadingMore !== undefined;
  const addedImages = useAddedImages(state, isGrowing, labels.moreImagesAriaLabel);
  const style = {
    maxWidth: carouselConfig.maxWidth,
    '--ks-carousel-max-height': carouselConfig.maxHeight,
    '--ks-carousel-object-fit': carouselConfig.objectFit,
    ...props.style,
  } as CSSProperties;
  return (
    <section
      ref={section}
      className={joinClasses('ks-carousel', props.className)}
      style={style}
      aria-roledescription={labels.carouselRoleDescription}
      {...getNames(labels, 'carouselContainer')}
      {...handlers}
      onKeyDown={(event) => handleCarouselKey(event, config, slides)}
    >
      <div
        ref={stage}
        className="ks-carousel-stage"
        data-no-gesture=""
        data-dots={config.carouselDotsConfig.visible ? '' : undefined}
      >
        <Stage model={model} isLoading={props.loadingMore || !props.images} {...stageProps}>
          {props.children}
        </Stage>
      </div>
      {row && (
        <row.SlideRow
          {...{ stage, dragged, state, ...row }}
          isWaiting={neighbours.isWaiting}
          text={`${row.position} ${image ? getImageLabels(image, labels.imageAriaLabel, state.index, '', false, plainText).alt : ''}`}
          moving={stageProps.moving}
          reducedMotion={stageProps.reducedMotion}
          onSettle={(index) => slides.dispatch({ type: 'goTo', index, action: Action.SWIPE })}
        />
      )}
      <CarouselThumbnails model={model} />
      {link && <link.FollowLink link={link} images={model.images} onOpen={model.openLink} />}
      {isGrowing && (
        <p className="ks-visually-hidden" role="status">
          {addedImages}
        </p>
      )}
    </section>
  );
}

/**
 * Slideshow within the page. Follows the carousel pattern of the WAI-ARIA Authoring Practices: tabbed with dots,
 * basic without. Without images it shows a text, or a spinner while they are loading.
 * @throws GalleryError `INVALID_ID`, `INVALID_IMAGE`, `INVALID_INTERVAL` or, in development, `INVALID_OPTION` during render;
 * `DUPLICATE_ID` after mount.
 */
export const Carousel = forwardRef(CarouselWithRef) as <T extends AnyImage = AnyImage>(
  props: CarouselProps<T> & { ref?: Ref<CarouselHandle> },
) => ReactNode;
