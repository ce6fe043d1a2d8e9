import type { CSSProperties } from 'react';
import type { Widths } from '../core/by-width';
import type { ColumnLayoutOptions, JustifiedLayoutOptions } from '../model/options/plain-gallery';

/** A layout of images in their own proportions, with the fields of all types. */
export interface PhotoLayout extends Required<Pick<JustifiedLayoutOptions, 'rowHeight' | 'gap'>> {
  type: JustifiedLayoutOptions['type'] | ColumnLayoutOptions['type'];
  lastRow: NonNullable<JustifiedLayoutOptions['lastRow']>;
  columns: Widths<number>;
  /** True if there are captions below the images. */
  hasCaptions: boolean;
}

/** In what the types of layouts differ. */
export interface LayoutParts {
  /**
   * Returns the styles that place each image; `ratios` are widths divided by heights, `assumed` those before unknown
   * images have loaded.
   */
  getPlaces(
    layout: PhotoLayout,
    ratios: readonly number[],
    assumed: readonly number[],
  ): readonly CSSProperties[];
  /** Returns the attribute `sizes` of each image for browsers that do not know its width in time. */
  getSizes(layout: PhotoLayout, ratios: readonly number[]): readonly string[];
  /** Returns the styles of the container. */
  getStyle(layout: PhotoLayout): CSSProperties;
}
