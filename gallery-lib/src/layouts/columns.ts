import type { CSSProperties } from 'react';
import type { LayoutParts, PhotoLayout } from './layout-parts';
import { placeInColumns } from './place-in-columns';
import { round } from './round';

/** Name of the custom property that is 1 from a breakpoint on, and 0 below. The stylesheet registers the first ones. */
const fromStep = (index: number) => `--ks-from-${index}`;

/** Returns a CSS value that changes at each breakpoint, as its first value and what each one adds. */
function varyByWidth(values: readonly number[][], toCss: (numbers: readonly number[]) => string) {
  const terms = values.flatMap((numbers, index) => {
    const change = numbers.map((value, part) => round(value - (values[index - 1]?.[part] ?? 0)));
    if (!index) return toCss(change);
    return change.some(Boolean) ? `(${toCss(change)})*var(${fromStep(index)})` : [];
  });
  return `calc(${terms.join(' + ')})`;
}

/** The third number is that of the captions above, of which the stylesheet knows the height. */
const toLength = ([percent, px, captions]: readonly number[]) =>
  `${percent}% + ${px}px${captions ? ` + ${captions}*var(--ks-caption-height,0px)` : ''}`;

/** Height in px that is assumed for a caption where columns are compared. */
const USUAL_CAPTION = 40;

/** Each image is in the only row of a grid, below a margin, whose percentages are those of its column. */
function getPlaces(
  { columns, gap, type, hasCaptions }: PhotoLayout,
  ratios: readonly number[],
  assumed: readonly number[],
) {
  const distance = gap + (hasCaptions ? USUAL_CAPTION : 0);
  const steps = columns.map(([, count]) =>
    placeInColumns(assumed, count, distance, type === 'masonry', ratios),
  );
  return ratios.map((_, index): CSSProperties => {
    const places = steps.map((step) => step[index] ?? [0, 0, 0]);
    return {
      gridColumnStart: varyByWidth(
        places.map(([column]) => [column + 1]),
        String,
      ),
      marginBlockStart: varyByWidth(
        places.map(([, height, count]) => [height * 100, count * gap, hasCaptions ? count : 0]),
        toLength,
      ),
    };
  });
}

/** Columns of equal width, in masonry and one after the other. */
export const columns: LayoutParts = {
  getPlaces,
  getSizes({ columns, gap }, ratios) {
    const sizes = columns
      .map(
        ([from, count]) =>
          `${from ? `(min-width: ${from}px) ` : ''}calc((100vw + ${gap}px)/${count} - ${gap}px)`,
      )
      .toReversed()
      .join(', ');
    return ratios.map(() => sizes);
  },
  getStyle({ columns, gap }) {
    const steps = columns.map(([from], index) => [
      fromStep(index),
      // 1 for a width in px that is not negative, else 0. Older browsers lack `sign()`.
      `clamp(0,tan(atan2(var(--ks-layout-width) - ${from - 0.01}px,1px))*1e6,1)`,
    ]);
    return {
      '--ks-layout-gap': `${gap}px`,
      '--ks-columns': varyByWidth(
        columns.map(([, count]) => [count]),
        String,
      ),
      ...Object.fromEntries(steps.slice(1)),
    } as CSSProperties;
  },
};
