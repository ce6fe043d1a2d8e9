import type { Description } from './description';
import type { LoadingType, LoadingTypeName } from '../enums';

/**
 * The spinner shown while the active image loads. In the modal gallery it is shown only if neither a thumbnail nor a
 * placeholder stands in for the image: the thumbnail of an image with `width` and `height`.
 */
export interface LoadingConfig {
  /**
   * Shows the spinner.
   * @defaultValue `true`
   * @alias hide spinner, loading indicator
   */
  enable?: boolean;
  /** Appearance of the spinner. @defaultValue `LoadingType.STANDARD` */
  type?: LoadingType | LoadingTypeName;
}

/** The active image of the modal gallery. */
export interface CurrentImageConfig {
  /** Shows the next image on a click on the image. @defaultValue `true` */
  navigateOnClick?: boolean;
  /**
   * Enables download of the image by button and shortcut.
   * @defaultValue `false`
   * @alias save image, download image
   */
  downloadable?: boolean;
  /** The spinner. */
  loadingConfig?: LoadingConfig;
  /** The caption. */
  description?: Description;
  /**
   * Where the caption is. `auto`: below the image if the space there takes all of it, as on a phone held upright, else
   * over the image. `over`: always over it. `below`: always below it, where it covers nothing and the image is smaller. A
   * long caption has a button that shows all of it over the image.
   * @defaultValue `'auto'`
   * @alias caption below, caption below image, caption under image, long caption
   */
  captionPlacement?: 'auto' | 'over' | 'below';
  /**
   * Shows the next image on a swipe to the right instead of the left.
   * @defaultValue `false`
   * @alias swipe direction, reverse swipe
   */
  invertSwipe?: boolean;
}
