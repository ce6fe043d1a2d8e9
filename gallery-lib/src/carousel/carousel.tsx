'use client';
import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type ForwardedRef,
  type ReactNode,
  type Ref,
} from 'react';
import { getNames } from '../core/labels';
import { resolveCarouselConfig } from '../core/resolve-carousel';
import type { Slides } from '../core/slides';
import { getNeighbours } from '../core/slide-state';
import { checkId, checkImages, checkInterval } from '../core/validate';
import { useSwipe } from '../gestures/use-swipe';
import { isInertBehindDialog } from '../input/inert-behind-dialog';
import { useHoverFocus } from '../input/use-hover-focus';
import { useAutoplay } from '../input/use-autoplay';
import type { CarouselHandle } from '../model/carousel';
import type { CarouselClassNames } from '../model/class-names';
import type { ControlledIndexProps } from '../model/controlled';
import { Action } from '../model/enums';
import type { ImageEvent } from '../model/events';
import type { GalleryImage } from '../model/image';
import type { CarouselLibConfig } from '../model/lib-config';
import type { CarouselSlots } from '../model/slots';
import { ArrowButton } from '../parts/arrow-button';
import { Dots } from '../parts/dots';
import { getAction } from '../parts/get-action';
import { joinClasses } from '../parts/join-classes';
import { PlayButton } from '../parts/play-button';
import { useAddedImages, useApplicationControl } from '../parts/use-application-control';
import { useGalleryId, useUniqueId } from '../parts/use-gallery-id';
import { WaitingSlide } from '../parts/waiting-slide';
import { CarouselThumbnails } from './carousel-thumbnails';
import { handleCarouselKey } from './handle-key';
import { Slide } from './slide';
import { useCarouselSlides } from './use-carousel-slides';
import { useDeepMemo } from './use-deep-memo';
import { useFocusRecovery } from './use-focus-recovery';
import { usePress } from './use-press';

/** Props of `Carousel`. */
export interface CarouselProps<
  T extends GalleryImage = GalleryImage,
> extends ControlledIndexProps<T> {
  /** Integer >= 0, unique among the mounted carousels; optional. */
  id?: number;
  /** The images, at least one. */
  images: readonly T[];
  /** Options. A change takes effect immediately. */
  config?: CarouselLibConfig;
  /** Rendered once, over the images. */
  children?: ReactNode;
  /** Called with the 0-based index and the image that was activated by pointer or keyboard; requires `modalGalleryEnable`. */
  onClickImage?: (index: number, image: T) => void;
  /** Called after each change of the image; `result` is its 1-based position. */
  onChangeImage?: (event: ImageEvent<T>) => void;
  /** Called when the first image is reached, before `onChangeImage`; `result` is `true`. */
  onFirstImage?: (event: ImageEvent<T>) => void;
  /** Called when the last image is reached, before `onChangeImage`; `result` is `true`. */
  onLastImage?: (event: ImageEvent<T>) => void;
  /** Renders parts of the carousel. */
  render?: CarouselSlots<T>;
  /** Additional CSS classes of the carousel. */
  className?: string;
  /** Inline styles of the carousel. */
  style?: CSSProperties;
  /** Additional classes of the parts. */
  classNames?: CarouselClassNames;
}

const KIND = 'Carousel';
const NONE = {};

function useHandle(ref: ForwardedRef<CarouselHandle>, slides: Slides): void {
  useImperativeHandle(
    ref,
    () => ({
      get currentIndex() {
        return slides.get().index;
      },
      playCarousel: () => slides.dispatch({ type: 'stop', isStopped: false }),
      stopCarousel: () => slides.dispatch({ type: 'stop', isStopped: true }),
      nextImage: (action = Action.NORMAL) => slides.dispatch({ type: 'next', action }),
      prevImage: (action = Action.NORMAL) => slides.dispatch({ type: 'previous', action }),
      goTo: (index) => slides.dispatch({ type: 'goTo', index, action: Action.NORMAL }),
    }),
    [slides],
  );
}

function CarouselWithRef<T extends GalleryImage>(
  props: CarouselProps<T>,
  ref: ForwardedRef<CarouselHandle>,
): ReactNode {
  const { images, children, loadingMore, classNames = NONE } = props;
  // The state holds the images of the caller, whose type its parts do not know.
  const slots = (props.render ?? NONE) as CarouselSlots;
  const config = useDeepMemo(resolveCarouselConfig(props.config));
  const { carouselConfig, carouselPlayConfig, accessibilityConfig: labels } = config;
  const name = checkId(KIND, props.id, true);
  checkImages(name, images);
  checkInterval(name, 'carouselPlayConfig', carouselPlayConfig.interval);
  useUniqueId(KIND, props.id);

  const rules = {
    infinite: config.carouselSlideInfinite,
    previews: config.carouselPreviewsConfig.number,
    isCarousel: true,
    loadingMore,
  };
  const { state, slides } = useCarouselSlides(props, useGalleryId(props.id), rules);
  const { index, isStopped, trigger } = state;
  const count = images.length;
  const { next, canGoNext, canGoPrevious, isWaiting } = getNeighbours(state, rules);
  const { dispatch } = slides;
  const goTo = (target: number, action: Action) => dispatch({ type: 'goTo', index: target, action });
  useHandle(ref, slides);
  useApplicationControl(name, slides, state, props);
  const addedImages = useAddedImages(
    state,
    loadingMore !== undefined,
    labels.moreImagesAriaLabel,
  );

  const section = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  const hoverFocus = useHoverFocus();
  const { running, reducedMotion } = useAutoplay({
    config: carouselPlayConfig,
    current: state.images[index]?.id,
    canAdvance: canGoNext,
    isStopped,
    hovered: hoverFocus.hovered,
    focused: hoverFocus.focused,
    loading: !isReady,
    onAdvance: () => {
      const element = stage.current;
      // Skip the turn during a drag, and behind a dialog, where the user cannot stop autoplay.
      if (!element || element.dataset.dragging !== undefined || isInertBehindDialog(element))
        return;
      dispatch({ type: 'next', action: Action.AUTOPLAY });
    },
  });
  useSwipe(stage, config.carouselImageConfig.invertSwipe, (type) =>
    dispatch({ type, action: Action.SWIPE }),
  );
  useFocusRecovery(section, state);
  const press = usePress(name, slides, carouselConfig.modalGalleryEnable, props.onClickImage);

  const arrow = (direction: 'Prev' | 'Next', enabled: boolean) =>
    carouselConfig.showArrows &&
    count > 1 && (
      <ArrowButton
        className={joinClasses('ks-main-arrow', classNames.arrow)}
        isNext={direction === 'Next'}
        names={getNames(labels, `carousel${direction}Image`)}
        hidden={!enabled}
        onClick={(event) =>
          dispatch({ type: direction === 'Next' ? 'next' : 'previous', action: getAction(event) })
        }
      />
    );
  const uid = useId();
  const slideId = (position: number) => `${uid}${position}`;
  const paused = hoverFocus.focused || (hoverFocus.hovered && carouselPlayConfig.pauseOnHover);
  const moving = running ? !paused : trigger === Action.AUTOPLAY && !isStopped;
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
      aria-roledescription="carousel"
      {...getNames(labels, 'carouselContainer')}
      {...hoverFocus.handlers}
      onKeyDown={(event) => handleCarouselKey(event, config, slides)}
    >
      <div ref={stage} className="ks-carousel-stage">
        {carouselPlayConfig.autoPlay && count > 1 && (
          <PlayButton
            labels={labels}
            isStopped={isStopped}
            reducedMotion={reducedMotion}
            className={classNames.playButton}
            onToggle={() => {
              dispatch({ type: 'stop', isStopped: !isStopped });
              // Otherwise the focus on this button would pause the autoplay that it has just started.
              if (isStopped) hoverFocus.releaseFocus();
            }}
          />
        )}
        {arrow('Prev', canGoPrevious)}
        {children && <div className="ks-carousel-content">{children}</div>}
        <div
          className="ks-slides"
          data-trigger={Action[trigger]?.toLowerCase()}
          aria-live={moving ? 'off' : 'polite'}
        >
          {state.images.map((image, position) => (
            <Slide
              key={`${image.id} ${image.modal.img}`}
              id={slideId(position)}
              image={image}
              index={position}
              count={count}
              active={position === index && !isWaiting}
              upcoming={isReady && position === next}
              leaving={position !== index && trigger !== Action.LOAD}
              config={config}
              classNames={classNames}
              slots={slots}
              onPress={press}
              onReadyChange={setIsReady}
            />
          ))}
          {isWaiting && (
            <WaitingSlide className="ks-slide" config={config.carouselImageConfig.loadingConfig} labels={labels} />
          )}
        </div>
        {arrow('Next', canGoNext)}
        {config.carouselDotsConfig.visible && (
          <Dots
            count={count}
            current={index}
            labels={labels}
            classNames={classNames}
            panelId={slideId}
            onSelect={goTo}
          />
        )}
      </div>
      <CarouselThumbnails {...{ state, config, classNames, slots, dispatch }} onSelect={goTo} />
      {addedImages && <p className="ks-visually-hidden" role="status">{addedImages}</p>}
    </section>
  );
}

/**
 * Slideshow within the page. Follows the carousel pattern of the WAI-ARIA Authoring Practices: tabbed with dots,
 * basic without.
 * @throws GalleryError `INVALID_ID`, `EMPTY_IMAGES`, `INVALID_IMAGE` or `INVALID_INTERVAL` during render;
 * `DUPLICATE_ID` after mount.
 */
export const Carousel = forwardRef(CarouselWithRef) as <T extends GalleryImage = GalleryImage>(
  props: CarouselProps<T> & { ref?: Ref<CarouselHandle> },
) => ReactNode;
