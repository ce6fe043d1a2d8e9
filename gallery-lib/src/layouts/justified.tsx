import type { CSSProperties } from 'react';
import type { LayoutParts } from './photo-layout';

/** By how much rows grow on average to fill the width. */
const USUAL_GROWTH = 1.15;

/** Images grow in proportion to their widths, so all images of a row have the same height. */
export const justified: LayoutParts = {
  getPlaces: (_, ratios) => ratios.map(() => ({})),
  getSizes: ({ rowHeight }, ratio) =>
    `min(100vw, ${Math.ceil(ratio * rowHeight * USUAL_GROWTH)}px)`,
  render: ({ rowHeight, gap, lastRow }, thumbnails) => (
    <div
      className="ks-layout"
      data-last-row={lastRow}
      style={
        { '--ks-row-height': `${rowHeight}px`, '--ks-layout-gap': `${gap}px` } as CSSProperties
      }
    >
      {thumbnails}
    </div>
  ),
};
