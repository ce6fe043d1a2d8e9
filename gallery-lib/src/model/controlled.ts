import type { Action } from './enums';
import type { AnyImage } from './image';

/** The second argument of `onIndexChange`. */
export interface IndexChange<T extends AnyImage = AnyImage> {
  /** Trigger of the change. */
  action: Action;
  /** The image at the new index. */
  image: T;
}

/** Props of the modal gallery and the carousel to control the active image and to load more images. */
export interface ControlledIndexProps<T extends AnyImage = AnyImage> {
  /**
   * 0-based index of the active image. If set, your code decides: a step calls `onIndexChange`; the image changes when you
   * change `index`. An index outside the list is clamped, with a warning in development.
   */
  index?: number;
  /**
   * 0-based index of the first image to show, without control. Default: `0`.
   * @alias start image, start index, initial image, initial index, initial slide, jump to image
   */
  defaultIndex?: number;
  /**
   * Called when another image becomes active, or should become active with `index`.
   * @alias change event, slide change, on change
   */
  onIndexChange?: (index: number, change: IndexChange<T>) => void;
  /** Called once per length of the list when `remaining` images, three or fewer, follow the active one. */
  onNearEnd?: (remaining: number) => void;
  /** While true, a slide with a spinner follows the last image. Default: `false`. */
  loadingMore?: boolean;
}
