import type { PlayConfig } from './common';
import type { Size } from './size';

/** The previous and the next image beside the active one, in viewports from 1025 px. */
export interface SidePreviewsConfig {
  /** Shows the side previews. @defaultValue `true` */
  show?: boolean;
  /** Size of each side preview. */
  size?: Size;
}

/** Navigation of the modal gallery. */
export interface SlideConfig {
  /**
   * Continues with the first image after the last, and vice versa.
   * @defaultValue `false`
   * @alias loop, infinite loop, endless, back to first image
   */
  infinite?: boolean;
  /** Autoplay. */
  playConfig?: PlayConfig;
  /** The images beside the active one. */
  sidePreviews?: SidePreviewsConfig;
}
