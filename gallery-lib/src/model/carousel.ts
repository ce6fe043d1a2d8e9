import type { Action } from './enums';
import type { LoadingConfig } from './current-image';
import type { Description } from './description';

/** Measures and controls of the carousel. */
export interface CarouselConfig {
  /** CSS max-width of the whole component. */
  maxWidth?: string;
  /** CSS max-height of the picture. */
  maxHeight?: string;
  /** Whether both arrows are shown. */
  showArrows?: boolean;
  /** CSS object-fit of the picture. */
  objectFit?: string;
  /** Whether the arrow keys navigate while focus is inside. */
  keyboardEnable?: boolean;
  /** Whether the picture is a button that reports `onClickImage`; the page itself opens the modal gallery. */
  modalGalleryEnable?: boolean;
}

/** The picture of the carousel. */
export interface CarouselImageConfig {
  /** The caption. */
  description?: Description;
  /** The spinner. */
  loadingConfig?: LoadingConfig;
  /** Whether swiping right, in place of left, shows the next image. */
  invertSwipe?: boolean;
}

/** What a parent can do with a carousel through its ref. */
export interface CarouselHandle {
  /** Index of the current image, counted from 0. */
  readonly currentIndex: number;
  /** Starts automatic advance. */
  playCarousel(): void;
  /** Stops automatic advance until it is started again. */
  stopCarousel(): void;
  /** Shows the next image; the action is reported with the event, default `NORMAL`. */
  nextImage(action?: Action): void;
  /** Shows the previous image; the action is reported with the event, default `NORMAL`. */
  prevImage(action?: Action): void;
  /** Shows the image at an index counted from 0; an index outside the list is ignored. */
  goTo(index: number): void;
}
