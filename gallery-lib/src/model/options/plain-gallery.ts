import type { ByWidth } from './common';
import type { PlainGalleryStrategy, PlainGalleryStrategyName } from '../enums';
import type { Size } from './size';

/** Number of thumbnails in a line. */
export interface BreakConfig {
  /**
   * Line layout: maximum number of thumbnails, -1 for all. Grid layout: thumbnails per row.
   * @defaultValue `-1`
   * @alias columns, number columns, thumbnails per row
   */
  length: number;
  /**
   * Wraps the line; a grid always wraps.
   * @defaultValue `false`
   * @alias wrap thumbnails, several rows, new line
   */
  wrap: boolean;
}

/** Fields of every layout. */
export interface PlainGalleryLayout {
  /** Size of a thumbnail. */
  size: Size;
  /** Number of thumbnails and wrapping. */
  breakConfig: BreakConfig;
}

/** Thumbnails in one line, for the strategies `ROW` and `COLUMN`. */
export class LineLayout implements PlainGalleryLayout {
  constructor(
    /**
     * Size of a thumbnail.
     * @alias thumbnail size, square thumbnails
     */
    public size: Size,
    /** Number of thumbnails and wrapping. */
    public breakConfig: BreakConfig,
    /**
     * CSS justify-content of the line.
     * @defaultValue `'flex-start'`
     * @alias gap, space between, space between thumbnails, align thumbnails, align left
     */
    public justify: string,
  ) {}
}

/** Thumbnails in rows of equal length, for the strategy `GRID`. */
export class GridLayout implements PlainGalleryLayout {
  constructor(
    /** Size of a thumbnail. */
    public size: Size,
    /** Thumbnails per row; 0 or less means as many as fit. */
    public breakConfig: BreakConfig,
  ) {}
}

/** A `LineLayout` as a plain object; missing fields get their defaults at every level. */
export interface LineLayoutOptions {
  /** Selects the layout. */
  type: 'line';
  /** Size of a thumbnail. */
  size?: Size;
  /** Number of thumbnails and wrapping. */
  breakConfig?: Partial<BreakConfig>;
  /** CSS justify-content of the line. */
  justify?: string;
}

/** A `GridLayout` as a plain object, which implies strategy `GRID`; missing fields get their defaults at every level. */
export interface GridLayoutOptions {
  /** Selects the layout. */
  type: 'grid';
  /** Size of a thumbnail. */
  size?: Size;
  /** Thumbnails per row. */
  breakConfig?: Partial<BreakConfig>;
  /** Belongs to `LineLayoutOptions`. */
  justify?: undefined;
}

/**
 * Rows that fill the width of the gallery, of images in their own proportions, for the strategy `JUSTIFIED`; needs
 * `registerLayouts`. An image without `width` and `height` is a square until it has loaded. Sizes of thumbnails are ignored. Browsers
 * without automatic `sizes` choose files as if the gallery were as wide as the window, for the first 20 images by the
 * exact width, for others by an average.
 */
export interface JustifiedLayoutOptions {
  /** Selects the layout. */
  type: 'justified';
  /**
   * Minimum height of a row in px, at least 1; rows grow to fill the width, to three times that height at most. Where the
   * next image is too wide, a row may end before the edge. Default: `180`.
   * @alias justified, justified rows, justified gallery, rows of photos, same height, flickr, google photos
   */
  rowHeight?: number;
  /**
   * Space between images in px, at least 0. Default: `8`.
   * @alias space between images
   */
  gap?: number;
  /**
   * The last row: `start` keeps `rowHeight`, `fill` fills the width, `center` is centred. With `fill` the height of rows
   * has no limit. With `center` rows grow by 30 % at most, more in narrow galleries, so a row of few images may be centred
   * too. Default: `'start'`.
   */
  lastRow?: 'start' | 'fill' | 'center';
}

/**
 * Columns of equal width, of images in their own proportions, for the strategies `MASONRY` and `COLUMNS`; needs
 * `registerLayouts`. An image without `width` and `height` is a square until it has loaded. Sizes of thumbnails are ignored.
 */
export interface ColumnLayoutOptions {
  /** `masonry`: each image is in the shortest column. `columns`: the images fill one column after the other. */
  type: 'masonry' | 'columns';
  /**
   * Number of columns, a whole number of at least 1, or such numbers by the width of the gallery. Default: `3`.
   * @alias masonry, pinterest, responsive columns
   */
  columns?: ByWidth<number>;
  /**
   * Space between images in px, at least 0. Default: `8`.
   * @alias space between images
   */
  gap?: number;
}

/** Thumbnails as CSS backgrounds. */
export interface AdvancedConfig {
  /** Renders links with a background instead of images. @defaultValue `false` */
  aTags?: boolean;
  /**
   * CSS background after the URL: position, size, repetition.
   * @defaultValue `'50% 50%/cover'`
   * @alias crop thumbnails
   */
  additionalBackground?: string;
}

/** Arrangement of a plain gallery. */
export interface PlainGalleryConfig {
  /**
   * Arrangement of the thumbnails.
   * @defaultValue `PlainGalleryStrategy.ROW`
   * @alias grid, columns, column layout
   */
  strategy?: PlainGalleryStrategy | PlainGalleryStrategyName;
  /** Sizes. In development `LAYOUT_MISMATCH` is thrown if the layout does not fit the strategy. */
  layout?:
    | LineLayout
    | GridLayout
    | LineLayoutOptions
    | GridLayoutOptions
    | JustifiedLayoutOptions
    | ColumnLayoutOptions;
  /** Options for thumbnails as backgrounds. */
  advanced?: AdvancedConfig;
  /**
   * Shows the description of each image as text: `below` the thumbnail in two lines, or `over` its lower end on hover and
   * focus, and always on touch screens. Thumbnails as backgrounds have it over them.
   * Default: none.
   * @alias titles of thumbnails, text below thumbnails, hover text
   */
  caption?: 'below' | 'over';
}
