import type { ByWidth } from './common';
import type { Action } from '../enums';
import type { LoadingConfig } from './current-image';
import type { Description } from './description';

/** Size and controls of the carousel. */
export interface CarouselConfig {
  /**
   * CSS max-width of the component.
   * @defaultValue `'100%'`
   * @alias carousel width, full width
   */
  maxWidth?: string;
  /**
   * CSS max-height of the image.
   * @defaultValue `'400px'`
   * @alias carousel height, image height
   */
  maxHeight?: string;
  /**
   * Shows both arrows.
   * @defaultValue `true`
   * @alias hide arrows, no arrows, remove arrows
   */
  showArrows?: boolean;
  /**
   * CSS object-fit of the image.
   * @defaultValue `'cover'`
   * @alias fill, cover, contain
   */
  objectFit?: string;
  /**
   * Enables the arrow keys while focus is inside the carousel.
   * @defaultValue `true`
   * @alias disable keyboard, disable arrow keys, keyboard navigation
   */
  keyboardEnable?: boolean;
  /**
   * Makes the image a button that emits `onClickImage`; your code opens the modal gallery.
   * @defaultValue `false`
   * @alias lightbox, popup
   */
  modalGalleryEnable?: boolean;
  /**
   * Number of slides side by side, at least 1; with `2.5` half of a third one is visible. If set to anything but `1`, the
   * slides are in a row that scrolls, also without JavaScript: they do not fade, and touch scrolls instead of swiping.
   * Needs `registerSlides`.
   * @defaultValue `1`
   * @alias several slides, multiple slides, multiple items, slides side by side, peek, part of the next slide
   */
  slidesPerView?: ByWidth<number>;
  /** Gap between slides side by side in px, at least 0. @defaultValue `8` */
  gap?: ByWidth<number>;
  /**
   * Position of the active one of the slides side by side. The first and the last slide leave no space beside them.
   * @defaultValue `'start'`
   */
  align?: ByWidth<'start' | 'center'>;
  /**
   * How far arrows, keys and autoplay go with slides side by side: one slide, or as many as fit completely.
   * @defaultValue `'slide'`
   */
  step?: ByWidth<'slide' | 'page'>;
}

/** The image of the carousel. */
export interface CarouselImageConfig {
  /** The caption. */
  description?: Description;
  /** The spinner. */
  loadingConfig?: LoadingConfig;
  /**
   * Shows the next image on a swipe to the right instead of the left.
   * @defaultValue `false`
   * @alias swipe direction, reverse swipe
   */
  invertSwipe?: boolean;
}

/** Ref handle of a carousel. */
export interface CarouselHandle {
  /** 0-based index of the active image. */
  readonly currentIndex: number;
  /** Starts autoplay. */
  playCarousel(): void;
  /** Stops autoplay until it is started again. */
  stopCarousel(): void;
  /** Shows the next image; `action` is that of the event, default `NORMAL`. */
  nextImage(action?: Action): void;
  /** Shows the previous image; `action` is that of the event, default `NORMAL`. */
  prevImage(action?: Action): void;
  /** Shows the image at a 0-based index; an index outside the list is ignored. */
  goTo(index: number): void;
}

/** What `useCarouselModal` returns. */
export interface CarouselModal {
  /** Props of the carousel, which also needs `carouselConfig.modalGalleryEnable`. */
  readonly carouselProps: {
    readonly index: number;
    readonly onIndexChange: (index: number) => void;
    readonly onClickImage: () => void;
  };
  /** Props of the modal gallery. */
  readonly modalProps: {
    readonly open: boolean;
    readonly defaultIndex: number;
    readonly onIndexChange: (index: number) => void;
    readonly onOpenChange: (open: boolean) => void;
  };
}
