import type { CSSProperties } from 'react';
import type { LayoutParts } from './layout-parts';

/** Number of images at the beginning whose widths are calculated for each window; more would make the HTML too long. */
const EXACT_COUNT = 20;

/** The windows for which they are calculated, in px. */
const NARROWEST = 320;
const WIDEST = 1920;

const toPx = (value: number) => `${Math.round(value)}px`;

/** Returns a width that decreases from `factor` times that of the image to `least` times when the window becomes wider. */
const shrink = (width: number, least: number, factor: number, ratio: number) =>
  `max(${toPx(least * width)},${toPx(factor * width)} - ${ratio.toFixed(1)}vw)`;

/**
 * Images grow in proportion to their widths, so all images of a row have the same height. The attribute `sizes` assumes
 * that the gallery is as wide as the window.
 */
export const justified: LayoutParts = {
  getPlaces: () => [],
  getSizes({ rowHeight, gap, lastRow }, ratios) {
    const widths = ratios.map((ratio) => ratio * rowHeight);
    // Sizes, and the narrowest window for each, from wide to narrow. The first one is by how much rows usually grow.
    const sizes = widths.map((width): [from: number, size: string][] => [
      [WIDEST + 1, `min(100vw,${shrink(width, 1.1, 1.5, (5 * width) / rowHeight)})`],
    ]);
    const exact = sizes.slice(0, EXACT_COUNT);
    for (let windowWidth: number = WIDEST; windowWidth > NARROWEST; windowWidth -= 1) {
      // As long as the window is wider than the longest row before it grows, the rows have the same images.
      let longest = 0;
      for (let first = 0, end = 0; first < exact.length; first = end) {
        let length = -gap;
        do length += gap + (widths[end++] ?? 0);
        while (length + gap + (widths[end] ?? NaN) <= windowWidth);
        const gaps = (end - first - 1) * gap;
        if (end > first + 1) longest = Math.max(longest, Math.ceil(length));
        for (const [index, list] of exact.slice(first, end).entries()) {
          const width = widths[first + index] ?? 0;
          const share = width / (length - gaps);
          // The limits are those of the stylesheet.
          const limit =
            lastRow === 'center'
              ? shrink(width, 1.3, 2.6, (20 * width) / rowHeight)
              : toPx(width * (lastRow === 'fill' ? 99 : end < widths.length ? 3 : 1));
          const size = `min(${(100 * share).toFixed(2)}vw - ${toPx(gaps * share)},${limit})`;
          const last = list.at(-1);
          if (last?.[1] === size) last[0] = longest;
          else list.push([longest, size]);
        }
      }
      windowWidth = longest;
    }
    return sizes.map((list) =>
      list
        .map(([from, size], index) => (list[index + 1] ? `(min-width:${from}px) ` : '') + size)
        .join(),
    );
  },
  getStyle: ({ rowHeight, gap }) =>
    ({ '--ks-row-height': `${rowHeight}px`, '--ks-layout-gap': `${gap}px` }) as CSSProperties,
};
