import type { PlainGalleryStrategy } from './enums';
import type { Size } from './size';

/** How many thumbnails a line holds. */
export interface BreakConfig {
  /** Line layout: greatest number of thumbnails, -1 for all. Grid layout: thumbnails in a row. */
  length: number;
  /** Whether the line wraps; a grid always does. */
  wrap: boolean;
}

/** What every layout has. */
export interface PlainGalleryLayout {
  /** Size of a thumbnail. */
  size: Size;
  /** How many there are, and whether they wrap. */
  breakConfig: BreakConfig;
}

/** Thumbnails in one line, for the strategies `ROW` and `COLUMN`. */
export class LineLayout implements PlainGalleryLayout {
  constructor(
    /** Size of a thumbnail. */
    public size: Size,
    /** How many there are, and whether they wrap. */
    public breakConfig: BreakConfig,
    /** CSS justify-content of the line. */
    public justify: string,
  ) {}
}

/** Thumbnails in rows of equal length, for the strategy `GRID`. */
export class GridLayout implements PlainGalleryLayout {
  constructor(
    /** Size of a thumbnail. */
    public size: Size,
    /** How many stand in a row; 0 or less means as many as fit. */
    public breakConfig: BreakConfig,
  ) {}
}

/** Thumbnails drawn as backgrounds. */
export interface AdvancedConfig {
  /** Whether the thumbnails are links with a background in place of images. */
  aTags?: boolean;
  /** What follows the address in the CSS background: position, size, repetition. */
  additionalBackground?: string;
}

/** Arrangement of a plain gallery. */
export interface PlainGalleryConfig {
  /** The arrangement. */
  strategy?: PlainGalleryStrategy;
  /** Its measures; a layout that does not fit the strategy raises `LAYOUT_MISMATCH`. */
  layout?: LineLayout | GridLayout;
  /** Thumbnails as backgrounds. */
  advanced?: AdvancedConfig;
}
