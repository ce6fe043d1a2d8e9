import type { Description } from './description';
import type { LoadingType } from './enums';

/** The spinner shown while the current picture loads. */
export interface LoadingConfig {
  /** Whether there is a spinner. */
  enable?: boolean;
  /** Its look. */
  type?: LoadingType;
}

/** The big picture of the modal gallery. */
export interface CurrentImageConfig {
  /** Whether a click on the picture shows the next one. */
  navigateOnClick?: boolean;
  /** Whether the current picture may be downloaded, by button and by shortcut. */
  downloadable?: boolean;
  /** The spinner. */
  loadingConfig?: LoadingConfig;
  /** The caption. */
  description?: Description;
  /** Whether swiping right, in place of left, shows the next image. */
  invertSwipe?: boolean;
}
