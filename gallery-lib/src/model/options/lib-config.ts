import type { AccessibilityConfig } from './accessibility';
import type { ButtonsConfig } from './buttons';
import type { CarouselConfig, CarouselImageConfig } from './carousel';
import type { DotsConfig, PlayConfig } from './common';
import type { CurrentImageConfig } from './current-image';
import type { KeyboardConfig, KeyboardServiceConfig } from './keyboard';
import type { LinkConfig } from './link';
import type { PlainGalleryConfig } from './plain-gallery';
import type { CarouselPreviewConfig, PreviewConfig } from './previews';
import type { SlideConfig } from './slide';
import type {
  ControlsConfig,
  DismissConfig,
  OpeningConfig,
  TransitionConfig,
  ZoomConfig,
} from './viewer';

/** Configuration of a modal gallery; missing fields get their defaults at every level. */
export interface ModalLibConfig {
  /** Navigation, autoplay and side previews. */
  slideConfig?: SlideConfig;
  /** Accessible names and tooltips. */
  accessibilityConfig?: AccessibilityConfig;
  /** Thumbnails. */
  previewConfig?: PreviewConfig;
  /** The toolbar with its buttons. */
  buttonsConfig?: ButtonsConfig;
  /** Dots. */
  dotsConfig?: DotsConfig;
  /** The active image: clicks, download, spinner, caption, swipe direction. */
  currentImageConfig?: CurrentImageConfig;
  /** Keys that close and navigate. */
  keyboardConfig?: KeyboardConfig;
  /**
   * Closes the gallery on a click outside the image and the controls.
   * @defaultValue `true`
   * @alias click outside, backdrop click, close on backdrop
   */
  enableCloseOutside?: boolean;
  /** Download shortcuts. */
  keyboardServiceConfig?: KeyboardServiceConfig;
  /**
   * Behaviour of the browser's Back: `push` adds a history entry, so that Back only closes the gallery; with
   * `close` Back also leaves the page.
   * @defaultValue `'push'`
   * @alias back button, browser back
   */
  closeOnBack?: 'push' | 'close';
  /** Zooming of the active image. */
  zoomConfig?: ZoomConfig;
  /** Closing by dragging the active image. */
  dismissConfig?: DismissConfig;
  /** Animation of opening and closing. */
  openingConfig?: OpeningConfig;
  /** Animation from one image to another. */
  transitionConfig?: TransitionConfig;
  /** Controls that fade out while the user only looks. */
  controlsConfig?: ControlsConfig;
  /** Name of the gallery in the URL, which gives each image a fragment of its own. Default: none. */
  linkConfig?: LinkConfig;
}

/**
 * Configuration of a plain gallery; missing fields get their defaults at every level, except in objects created with
 * `LineLayout` and `GridLayout`, which are complete.
 */
export interface PlainLibConfig {
  /** Arrangement of the thumbnails. */
  plainGalleryConfig?: PlainGalleryConfig;
  /** Accessible names and tooltips. */
  accessibilityConfig?: AccessibilityConfig;
  /** Name of the gallery in the URL, which gives each image a fragment of its own. Default: none. */
  linkConfig?: LinkConfig;
}

/** Configuration of a carousel; missing fields get their defaults at every level. */
export interface CarouselLibConfig {
  /** Size, arrows, keys and clicks. */
  carouselConfig?: CarouselConfig;
  /** Caption, spinner and swipe direction. */
  carouselImageConfig?: CarouselImageConfig;
  /** Thumbnails. */
  carouselPreviewsConfig?: CarouselPreviewConfig;
  /** Autoplay. */
  carouselPlayConfig?: PlayConfig;
  /** Dots. */
  carouselDotsConfig?: DotsConfig;
  /**
   * Continues with the first image after the last, and vice versa. With `slidesPerView`, arrows, keys and autoplay do so
   * by scrolling back to the other end; touch and wheel stop at both ends.
   * @defaultValue `true`
   * @alias loop, infinite loop, endless, back to first image
   */
  carouselSlideInfinite?: boolean;
  /** Accessible names and tooltips. */
  accessibilityConfig?: AccessibilityConfig;
  /** Ignored; the carousel has no download. */
  keyboardServiceConfig?: KeyboardServiceConfig;
  /** Values for fields missing in `carouselPreviewsConfig`. @defaultValue none */
  previewConfig?: PreviewConfig;
  /** Values for fields missing in `carouselDotsConfig`. @defaultValue none */
  dotsConfig?: DotsConfig;
  /** Values for `carouselSlideInfinite` and `carouselPlayConfig` if missing. @defaultValue none */
  slideConfig?: SlideConfig;
  /** Keys that navigate while focus is inside the carousel. */
  keyboardConfig?: KeyboardConfig;
  /** Values for fields missing in `carouselImageConfig`. @defaultValue none */
  currentImageConfig?: CurrentImageConfig;
  /** Name of the gallery in the URL, which gives each image a fragment of its own. Default: none. */
  linkConfig?: LinkConfig;
}

/** Any of the three configurations. */
export type LibConfig = ModalLibConfig | PlainLibConfig | CarouselLibConfig;
