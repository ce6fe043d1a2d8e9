import type { Description } from './description';
import type { LoadingType, LoadingTypeName } from './enums';

/** The spinner shown while the active image loads. */
export interface LoadingConfig {
  /** Shows the spinner. */
  enable?: boolean;
  /** Appearance of the spinner. */
  type?: LoadingType | LoadingTypeName;
}

/** The active image of the modal gallery. */
export interface CurrentImageConfig {
  /** Shows the next image on a click on the image. */
  navigateOnClick?: boolean;
  /** Enables download of the image by button and shortcut. */
  downloadable?: boolean;
  /** The spinner. */
  loadingConfig?: LoadingConfig;
  /** The caption. */
  description?: Description;
  /** Shows the next image on a swipe to the right instead of the left. */
  invertSwipe?: boolean;
}
