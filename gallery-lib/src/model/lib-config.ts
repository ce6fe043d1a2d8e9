import type { AccessibilityConfig } from './accessibility';
import type { ButtonsConfig } from './buttons';
import type { CarouselConfig, CarouselImageConfig } from './carousel';
import type { DotsConfig, PlayConfig } from './common';
import type { CurrentImageConfig } from './current-image';
import type { KeyboardConfig, KeyboardServiceConfig } from './keyboard';
import type { PlainGalleryConfig } from './plain-gallery';
import type { CarouselPreviewConfig, PreviewConfig } from './previews';
import type { SlideConfig } from './slide';

/** Configuration of a modal gallery; whatever is left out keeps its default, at every level. */
export interface ModalLibConfig {
  /** Navigation, autoplay and side previews. */
  slideConfig?: SlideConfig;
  /** Names and tooltips. */
  accessibilityConfig?: AccessibilityConfig;
  /** Thumbnail strip. */
  previewConfig?: PreviewConfig;
  /** Upper buttons. */
  buttonsConfig?: ButtonsConfig;
  /** Dots. */
  dotsConfig?: DotsConfig;
  /** The big picture: clicks, download, spinner, caption, swipe direction. */
  currentImageConfig?: CurrentImageConfig;
  /** Keys that close and navigate. */
  keyboardConfig?: KeyboardConfig;
  /** Whether a click outside the picture and the controls closes the gallery. */
  enableCloseOutside?: boolean;
  /** Download shortcuts. */
  keyboardServiceConfig?: KeyboardServiceConfig;
  /**
   * What the browser's Back does: `push` adds one history entry so that Back only closes the gallery,
   * `close` adds none, so that the page goes back too.
   */
  closeOnBack?: 'push' | 'close';
}

/** Configuration of a plain gallery; whatever is left out keeps its default, at every level. */
export interface PlainLibConfig {
  /** Arrangement of the thumbnails. */
  plainGalleryConfig?: PlainGalleryConfig;
  /** Names and tooltips. */
  accessibilityConfig?: AccessibilityConfig;
}

/** Configuration of a carousel; whatever is left out keeps its default, at every level. */
export interface CarouselLibConfig {
  /** Measures, arrows, keys and clicks. */
  carouselConfig?: CarouselConfig;
  /** Caption and swipe direction. */
  carouselImageConfig?: CarouselImageConfig;
  /** Preview row. */
  carouselPreviewsConfig?: CarouselPreviewConfig;
  /** Automatic advance. */
  carouselPlayConfig?: PlayConfig;
  /** Dots. */
  carouselDotsConfig?: DotsConfig;
  /** Whether the first image follows the last, and the other way round. */
  carouselSlideInfinite?: boolean;
  /** Names and tooltips. */
  accessibilityConfig?: AccessibilityConfig;
  /** Accepted as in the documented library; the carousel has no download. */
  keyboardServiceConfig?: KeyboardServiceConfig;
  /** Fills what `carouselPreviewsConfig` leaves out: visible, number, arrows, clickable, width, maxHeight, breakpoints. */
  previewConfig?: PreviewConfig;
  /** Fills what `carouselDotsConfig` leaves out. */
  dotsConfig?: DotsConfig;
  /** Fills what `carouselSlideInfinite` and `carouselPlayConfig` leave out. */
  slideConfig?: SlideConfig;
  /** Keys that navigate while focus is inside. */
  keyboardConfig?: KeyboardConfig;
  /** Fills what `carouselImageConfig` leaves out: caption, swipe direction. */
  currentImageConfig?: CurrentImageConfig;
}

/** Any of the three configurations. */
export type LibConfig = ModalLibConfig | PlainLibConfig | CarouselLibConfig;
