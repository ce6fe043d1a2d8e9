import type { PlayConfig } from './common';
import type { Size } from './size';

/** The neighbours at both sides of the current picture, shown from 1025px. */
export interface SidePreviewsConfig {
  /** Whether they are shown. */
  show?: boolean;
  /** Size of each. */
  size?: Size;
}

/** How the modal gallery moves from image to image. */
export interface SlideConfig {
  /** Whether the first follows the last, and the other way round. */
  infinite?: boolean;
  /** Automatic advance. */
  playConfig?: PlayConfig;
  /** The neighbours beside the picture. */
  sidePreviews?: SidePreviewsConfig;
}
