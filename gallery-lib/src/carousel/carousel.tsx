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
import type { CarouselOutcome } from '../core/carousel-state';
import { nextIndex, previousIndex } from '../core/navigation';
import { createIdRegistry } from '../core/registry';
import { resolveCarouselConfig } from '../core/resolve-carousel';
import { checkId, checkImages, checkInterval } from '../core/validate';
import { isBehindDialog } from '../input/behind-dialog';
import { isRightToLeft, keyCommand } from '../input/keys';
import { useAttention } from '../input/use-attention';
import { useAutoplay } from '../input/use-autoplay';
import type { CarouselHandle } from '../model/carousel';
import { KEYS } from '../model/defaults/shared';
import { Action } from '../model/enums';
import { ImageEvent } from '../model/events';
import type { GalleryImage } from '../model/image';
import type { CarouselLibConfig } from '../model/lib-config';
import { actionOf } from '../parts/action-of';
import { ArrowButton } from '../parts/arrow-button';
import { PlayButton } from '../parts/play-button';
import { useUniqueId } from '../parts/use-unique-id';
import { PreviewRow } from './preview-row';
import { Slide } from './slide';
import { Tabs } from './tabs';
import { useCarouselState } from './use-carousel-state';
import { useKeptFocus } from './use-kept-focus';
import { useStable } from './use-stable';
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
  const config = useStable(resolveCarouselConfig(props.config));
  const { carouselConfig, carouselPlayConfig, accessibilityConfig: labels } = config;
  checkId('Carousel', id);
  checkImages('Carousel', id, images);
  checkInterval('Carousel', id, 'carouselPlayConfig', carouselPlayConfig.interval);
  useUniqueId(registry, id);

  const infinite = config.carouselSlideInfinite;
  const { state, latest, dispatch } = useCarouselState(
    images,
    { infinite, previews: config.carouselPreviewsConfig.number },
    ({ name, action, result }: CarouselOutcome) => {
      const listener = {
        firstImage: props.onFirstImage,
        lastImage: props.onLastImage,
        changeImage: props.onChangeImage,
      }[name];
      listener?.(new ImageEvent(id, action, result));
    },
  );
  const { index, stopped, cause } = state;
  const count = images.length;
  const next = nextIndex(index, count, infinite);
  const previous = previousIndex(index, count, infinite);

  useImperativeHandle(
    ref,
    () => ({
      get currentIndex() {
        return latest.current.state.index;
      },
      playCarousel: () => dispatch({ type: 'stop', stopped: false }),
      stopCarousel: () => dispatch({ type: 'stop', stopped: true }),
      nextImage: (action = Action.NORMAL) => dispatch({ type: 'next', action }),
      prevImage: (action = Action.NORMAL) => dispatch({ type: 'previous', action }),
      goTo: (target) => dispatch({ type: 'goTo', index: target, action: Action.NORMAL }),
    }),
    [latest, dispatch],
  );

  const section = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [settled, setSettled] = useState(false);
  const attention = useAttention();
  const { running, reducedMotion } = useAutoplay({
    config: carouselPlayConfig,
    current: images[index]?.id,
    possible: next >= 0,
    stopped,
    hovered: attention.hovered,
    focused: attention.focused,
    loading: !settled,
    onAdvance: () => {
      const element = stage.current;
      // Not under a finger, and not where nobody can see or stop it.
      if (!element || element.dataset.dragging !== undefined || isBehindDialog(element)) return;
      dispatch({ type: 'next', action: Action.AUTOPLAY });
    },
  });
  const startSwipe = useSwipe(stage, config.carouselImageConfig.invertSwipe, (type) =>
    dispatch({ type, action: Action.SWIPE }),
  );
  useKeptFocus(section, state);

  const { modalGalleryEnable } = carouselConfig;
  const pressable = modalGalleryEnable && onClickImage !== undefined;
  const report = useRef(onClickImage);
  useEffect(() => {
    report.current = onClickImage;
  });
  const press = useCallback(() => report.current?.(latest.current.state.index), [latest]);
  useEffect(() => {
    // Bundlers put the value in; without one there is no `process`.
    if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
    if (!modalGalleryEnable || pressable) return;
    console.warn(
      `Carousel ${id}: modalGalleryEnable is true, but there is no onClickImage to open a modal gallery with.`,
    );
  }, [id, modalGalleryEnable, pressable]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as Element;
    // What is rendered from here into another place of the page has keys of its own.
    if (!event.currentTarget.contains(target)) return;
    // A tab list has its own keys, whatever the carousel's are.
    const inTabs = target.closest('[role="tablist"]') !== null;
    if (!inTabs && !carouselConfig.keyboardEnable) return;
    const keys = inTabs ? KEYS : config.keyboardConfig;
    const command = keyCommand(event.nativeEvent, keys, isRightToLeft(event.currentTarget));
    if (!command || command === 'close') return;
    const action = Action.KEYBOARD;
    if (command === 'next' || command === 'previous') dispatch({ type: command, action });
    else if (inTabs) dispatch({ type: 'goTo', index: command === 'first' ? 0 : count - 1, action });
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
        onClick={(event) => dispatch({ type: direction, action: actionOf(event) })}
      />
    );
  const uid = useId();
  const slideId = (position: number) => `${uid}${position}`;
  const held = attention.focused || (attention.hovered && carouselPlayConfig.pauseOnHover);
  const moving = running ? !held : cause === Action.AUTOPLAY && !stopped;
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
      {...attention.handlers}
      onFocus={(event) => {
        attention.handlers.onFocus(event);
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
            stopped={stopped}
            reducedMotion={reducedMotion}
            onToggle={() => {
              dispatch({ type: 'stop', stopped: !stopped });
              // Who starts the show with a key wants to see it, although focus is still here.
              if (stopped) attention.releaseFocus();
            }}
          />
        )}
        {arrow('previous', previous)}
        {children && <div className="ks-carousel-content">{children}</div>}
        <div
          className="ks-slides"
          data-cause={Action[cause]?.toLowerCase()}
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
              upcoming={settled && position === next}
              leaving={position !== index && cause !== Action.LOAD}
              config={config}
              onPress={pressable ? press : undefined}
              onSettled={setSettled}
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
      <PreviewRow state={state} config={config} dispatch={dispatch} />
    </section>
  );
});
