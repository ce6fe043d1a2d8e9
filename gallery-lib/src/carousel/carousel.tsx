'use client';
import {
  forwardRef,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { CarouselEvent } from '../core/carousel-state';
import { nextIndex, previousIndex } from '../core/navigation';
import { createIdRegistry } from '../core/registry';
import { resolveCarouselConfig } from '../core/resolve-carousel';
import { checkId, checkImages, checkInterval } from '../core/validate';
import { isInertBehindDialog } from '../input/inert-behind-dialog';
import { isRightToLeft, getKeyAction } from '../input/keys';
import { useHoverFocus } from '../input/use-hover-focus';
import { useAutoplay } from '../input/use-autoplay';
import type { CarouselHandle } from '../model/carousel';
import { KEYS } from '../model/defaults/shared';
import { Action } from '../model/enums';
import { ImageEvent } from '../model/events';
import type { GalleryImage } from '../model/image';
import type { CarouselLibConfig } from '../model/lib-config';
import { getAction } from '../parts/get-action';
import { ArrowButton } from '../parts/arrow-button';
import { PlayButton } from '../parts/play-button';
import { useUniqueId } from '../parts/use-unique-id';
import { CarouselThumbnails } from './carousel-thumbnails';
import { Slide } from './slide';
import { Tabs } from './tabs';
import { useCarouselState } from './use-carousel-state';
import { useFocusRecovery } from './use-focus-recovery';
import { useDeepMemo } from './use-deep-memo';
import { useSwipe } from './use-swipe';

/** Props of `Carousel`. */
export interface CarouselProps {
  /** Integer >= 0, unique among the mounted carousels. */
  id: number;
  /** The images, at least one. */
  images: readonly GalleryImage[];
  /** Options. A change takes effect immediately. */
  config?: CarouselLibConfig;
  /** Rendered once, over the images. */
  children?: ReactNode;
  /** Called with the 0-based index of the image that was activated by pointer or keyboard; requires `modalGalleryEnable`. */
  onClickImage?: (index: number) => void;
  /** Called after each change of the image; `result` is its 1-based position. */
  onChangeImage?: (event: ImageEvent) => void;
  /** Called when the first image is reached, before `onChangeImage`; `result` is `true`. */
  onFirstImage?: (event: ImageEvent) => void;
  /** Called when the last image is reached, before `onChangeImage`; `result` is `true`. */
  onLastImage?: (event: ImageEvent) => void;
}

const registry = createIdRegistry('Carousel');

/**
 * Slideshow within the page. Follows the carousel pattern of the WAI-ARIA Authoring Practices: tabbed with dots,
 * basic without.
 * @throws GalleryError `INVALID_ID`, `EMPTY_IMAGES`, `INVALID_IMAGE` or `INVALID_INTERVAL` during render;
 * `DUPLICATE_ID` after mount.
 */
export const Carousel = forwardRef<CarouselHandle, CarouselProps>(function Carousel(props, ref) {
  const { id, images, children, onClickImage } = props;
  const config = useDeepMemo(resolveCarouselConfig(props.config));
  const { carouselConfig, carouselPlayConfig, accessibilityConfig: labels } = config;
  checkId('Carousel', id);
  checkImages('Carousel', id, images);
  checkInterval('Carousel', id, 'carouselPlayConfig', carouselPlayConfig.interval);
  useUniqueId(registry, id);

  const infinite = config.carouselSlideInfinite;
  const { state, latest, dispatch } = useCarouselState(
    images,
    { infinite, previews: config.carouselPreviewsConfig.number },
    ({ name, action, result }: CarouselEvent) => {
      const listener = {
        firstImage: props.onFirstImage,
        lastImage: props.onLastImage,
        changeImage: props.onChangeImage,
      }[name];
      listener?.(new ImageEvent(id, action, result));
    },
  );
  const { index, isStopped, trigger } = state;
  const count = images.length;
  const next = nextIndex(index, count, infinite);
  const previous = previousIndex(index, count, infinite);

  useImperativeHandle(
    ref,
    () => ({
      get currentIndex() {
        return latest.current.state.index;
      },
      playCarousel: () => dispatch({ type: 'stop', isStopped: false }),
      stopCarousel: () => dispatch({ type: 'stop', isStopped: true }),
      nextImage: (action = Action.NORMAL) => dispatch({ type: 'next', action }),
      prevImage: (action = Action.NORMAL) => dispatch({ type: 'previous', action }),
      goTo: (target) => dispatch({ type: 'goTo', index: target, action: Action.NORMAL }),
    }),
    [latest, dispatch],
  );

  const section = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  const hoverFocus = useHoverFocus();
  const { running, reducedMotion } = useAutoplay({
    config: carouselPlayConfig,
    current: images[index]?.id,
    canAdvance: next >= 0,
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
  const startSwipe = useSwipe(stage, config.carouselImageConfig.invertSwipe, (type) =>
    dispatch({ type, action: Action.SWIPE }),
  );
  useFocusRecovery(section, state);

  const { modalGalleryEnable } = carouselConfig;
  const pressable = modalGalleryEnable && onClickImage !== undefined;
  const latestOnClickImage = useRef(onClickImage);
  useEffect(() => {
    latestOnClickImage.current = onClickImage;
  });
  const press = useCallback(
    () => latestOnClickImage.current?.(latest.current.state.index),
    [latest],
  );
  useEffect(() => {
    // Bundlers replace `process.env.NODE_ENV`; without a bundler there is no `process`.
    if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
    if (!modalGalleryEnable || pressable) return;
    console.warn(
      `Carousel ${id}: modalGalleryEnable is true, but there is no onClickImage callback to open a modal gallery.`,
    );
  }, [id, modalGalleryEnable, pressable]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as Element;
    // React events bubble out of portals; content rendered outside the carousel keeps its keys.
    if (!event.currentTarget.contains(target)) return;
    // In the tab list the keys of the WAI-ARIA tabs pattern apply, not the configured ones.
    const inTabs = target.closest('[role="tablist"]') !== null;
    if (!inTabs && !carouselConfig.keyboardEnable) return;
    const keys = inTabs ? KEYS : config.keyboardConfig;
    const keyAction = getKeyAction(event.nativeEvent, keys, isRightToLeft(event.currentTarget));
    if (!keyAction || keyAction === 'close') return;
    const action = Action.KEYBOARD;
    if (keyAction === 'next' || keyAction === 'previous') dispatch({ type: keyAction, action });
    else if (inTabs)
      dispatch({ type: 'goTo', index: keyAction === 'first' ? 0 : count - 1, action });
    else return;
    event.preventDefault();
  };

  const arrow = (direction: 'previous' | 'next', target: number) =>
    carouselConfig.showArrows &&
    count > 1 && (
      <ArrowButton
        className="ks-main-arrow"
        direction={direction}
        label={
          labels[direction === 'next' ? 'carouselNextImageAriaLabel' : 'carouselPrevImageAriaLabel']
        }
        title={labels[direction === 'next' ? 'carouselNextImageTitle' : 'carouselPrevImageTitle']}
        hidden={target < 0}
        onClick={(event) => dispatch({ type: direction, action: getAction(event) })}
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
  } as CSSProperties;

  return (
    <section
      ref={section}
      className="ks-carousel"
      style={style}
      aria-roledescription="carousel"
      aria-label={labels.carouselContainerAriaLabel}
      title={labels.carouselContainerTitle || undefined}
      {...hoverFocus.handlers}
      onFocus={(event) => {
        hoverFocus.handlers.onFocus(event);
        startSwipe();
      }}
      onKeyDown={onKeyDown}
    >
      <div
        ref={stage}
        className="ks-carousel-stage"
        onPointerDown={(event) => startSwipe(event.nativeEvent)}
      >
        {carouselPlayConfig.autoPlay && count > 1 && (
          <PlayButton
            labels={labels}
            isStopped={isStopped}
            reducedMotion={reducedMotion}
            onToggle={() => {
              dispatch({ type: 'stop', isStopped: !isStopped });
              // Otherwise the focus on this button would pause the autoplay that it has just started.
              if (isStopped) hoverFocus.releaseFocus();
            }}
          />
        )}
        {arrow('previous', previous)}
        {children && <div className="ks-carousel-content">{children}</div>}
        <div
          className="ks-slides"
          data-trigger={Action[trigger]?.toLowerCase()}
          aria-live={moving ? 'off' : 'polite'}
        >
          {images.map((image, position) => (
            <Slide
              key={`${image.id} ${image.modal.img}`}
              id={slideId(position)}
              image={image}
              index={position}
              count={count}
              active={position === index}
              upcoming={isReady && position === next}
              leaving={position !== index && trigger !== Action.LOAD}
              config={config}
              onPress={pressable ? press : undefined}
              onReadyChange={setIsReady}
            />
          ))}
        </div>
        {arrow('next', next)}
        {config.carouselDotsConfig.visible && (
          <Tabs
            count={count}
            current={index}
            labels={labels}
            panelId={slideId}
            onSelect={(target, action) => dispatch({ type: 'goTo', index: target, action })}
          />
        )}
      </div>
      <CarouselThumbnails state={state} config={config} dispatch={dispatch} />
    </section>
  );
});
