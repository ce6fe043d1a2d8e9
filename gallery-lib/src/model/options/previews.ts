import type { Size } from './size';

/** Height of a thumbnail in px by viewport width. */
export interface BreakpointsConfig {
  /** Height in px below 600 px. @defaultValue `100` */
  xSmall?: number;
  /** Height in px from 600 px. @defaultValue `100` */
  small?: number;
  /** Height in px from 960 px. @defaultValue `150` */
  medium?: number;
  /** Height in px from 1280 px. @defaultValue `200` */
  large?: number;
  /** Height in px from 1920 px. @defaultValue `200` */
  xLarge?: number;
}

/** The thumbnails below the image of the modal gallery. */
export interface PreviewConfig {
  /**
   * Shows the thumbnails.
   * @defaultValue `true`
   * @alias hide thumbnails, show thumbnails
   */
  visible?: boolean;
  /**
   * Number of thumbnails shown at once; 0 or less means the default.
   * @defaultValue `4`
   * @alias number of thumbnails, thumbnail count
   */
  number?: number;
  /**
   * Shows arrows that scroll the thumbnails.
   * @defaultValue `true`
   * @alias hide arrows, hide thumbnail arrows
   */
  arrows?: boolean;
  /** Shows an image when its thumbnail is selected. @defaultValue `true` */
  clickable?: boolean;
  /** Shows the thumbnails in viewports up to 767 px too. @defaultValue `false` */
  mobileVisible?: boolean;
  /**
   * Size of a thumbnail.
   * @alias thumbnail size
   */
  size?: Size;
  /** CSS width of a thumbnail; used if set and `size` is not. @defaultValue `'25%'` */
  width?: string;
  /** CSS max-height of a thumbnail; used if set and `size` is not. @defaultValue `'200px'` */
  maxHeight?: string;
  /** Height of a thumbnail by viewport width; used if set and `size` is not. */
  breakpoints?: BreakpointsConfig;
}

/** The thumbnails below the carousel. */
export interface CarouselPreviewConfig {
  /**
   * Shows the thumbnails.
   * @defaultValue `true`
   * @alias hide thumbnails, show thumbnails
   */
  visible?: boolean;
  /** Number of thumbnails shown at once; 0 or less means the default. @defaultValue `4` */
  number?: number;
  /**
   * Shows arrows that scroll the thumbnails.
   * @defaultValue `true`
   * @alias hide arrows
   */
  arrows?: boolean;
  /** Shows an image when its thumbnail is selected. @defaultValue `true` */
  clickable?: boolean;
  /** CSS width of a thumbnail. Default: an equal share of the row. @defaultValue `'25%'` */
  width?: string;
  /** CSS max-height of a thumbnail. @defaultValue `'200px'` */
  maxHeight?: string;
  /** Height of a thumbnail by viewport width. */
  breakpoints?: BreakpointsConfig;
}
