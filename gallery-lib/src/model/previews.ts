import type { Size } from './size';

/** Height of the carousel's previews for each class of viewport, in pixels. */
export interface BreakpointsConfig {
  /** Below 600px. */
  xSmall?: number;
  /** From 600px. */
  small?: number;
  /** From 960px. */
  medium?: number;
  /** From 1280px. */
  large?: number;
  /** From 1920px. */
  xLarge?: number;
}

/** The strip of thumbnails below the modal picture. */
export interface PreviewConfig {
  /** Whether there is a strip. */
  visible?: boolean;
  /** How many thumbnails are shown at once; 0 or less means the default. */
  number?: number;
  /** Whether arrows scroll the strip. */
  arrows?: boolean;
  /** Whether a thumbnail selects its image. */
  clickable?: boolean;
  /** Whether the strip is shown on viewports up to 767px too. */
  mobileVisible?: boolean;
  /** Size of a thumbnail. */
  size?: Size;
  /** Width of a thumbnail; used when it is given and `size` is not. */
  width?: string;
  /** Greatest height of a thumbnail; used when it is given and `size` is not. */
  maxHeight?: string;
  /** Height of a thumbnail for each class of viewport; used when it is given and `size` is not. */
  breakpoints?: BreakpointsConfig;
}

/** The row of previews below the carousel. */
export interface CarouselPreviewConfig {
  /** Whether there is a row. */
  visible?: boolean;
  /** How many previews are shown at once; 0 or less means the default. */
  number?: number;
  /** Whether arrows scroll the row. */
  arrows?: boolean;
  /** Whether a preview selects its image. */
  clickable?: boolean;
  /** Width of a preview; without it the row is shared equally. */
  width?: string;
  /** Upper bound of the heights in `breakpoints`. */
  maxHeight?: string;
  /** Height of a preview for each class of viewport. */
  breakpoints?: BreakpointsConfig;
}
