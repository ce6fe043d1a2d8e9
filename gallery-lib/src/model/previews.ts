import type { Size } from './size';

/** Height of a thumbnail in px by viewport width. */
export interface BreakpointsConfig {
  /** Below 600 px. */
  xSmall?: number;
  /** From 600 px. */
  small?: number;
  /** From 960 px. */
  medium?: number;
  /** From 1280 px. */
  large?: number;
  /** From 1920 px. */
  xLarge?: number;
}

/** The thumbnails below the image of the modal gallery. */
export interface PreviewConfig {
  /** Shows the thumbnails. */
  visible?: boolean;
  /** Number of thumbnails shown at once; 0 or less means the default. */
  number?: number;
  /** Shows arrows that scroll the thumbnails. */
  arrows?: boolean;
  /** Shows an image when its thumbnail is selected. */
  clickable?: boolean;
  /** Shows the thumbnails in viewports up to 767 px too. */
  mobileVisible?: boolean;
  /** Size of a thumbnail. */
  size?: Size;
  /** Width of a thumbnail; used if set and `size` is not. */
  width?: string;
  /** Maximum height of a thumbnail; used if set and `size` is not. */
  maxHeight?: string;
  /** Height of a thumbnail by viewport width; used if set and `size` is not. */
  breakpoints?: BreakpointsConfig;
}

/** The thumbnails below the carousel. */
export interface CarouselPreviewConfig {
  /** Shows the thumbnails. */
  visible?: boolean;
  /** Number of thumbnails shown at once; 0 or less means the default. */
  number?: number;
  /** Shows arrows that scroll the thumbnails. */
  arrows?: boolean;
  /** Shows an image when its thumbnail is selected. */
  clickable?: boolean;
  /** Width of a thumbnail. Default: an equal share of the row. */
  width?: string;
  /** Maximum of the heights in `breakpoints`. */
  maxHeight?: string;
  /** Height of a thumbnail by viewport width. */
  breakpoints?: BreakpointsConfig;
}
