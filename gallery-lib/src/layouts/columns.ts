import type { CSSProperties } from 'react';
import type { LayoutParts, PhotoLayout } from './photo-layout';
import { placeInColumns } from './place-in-columns';

/** Name of the custom property that is 1 from a breakpoint on, and 0 below. The stylesheet registers the first ones. */
const fromStep = (index: number) => `--ks-from-${index}`;

const round = (value: number) => +value.toFixed(4);

/** Returns a CSS value that changes at each breakpoint, as its first value and what each one adds. */
function varyByWidth(values: readonly number[][], toCss: (numbers: readonly number[]) => string) {
  const terms = values.map((numbers, index) => {
    const change = numbers.map((value, part) => round(value - (values[index - 1]?.[part] ?? 0)));
    return index ? `(${toCss(change)})*var(${fromStep(index)})` : toCss(change);
  });
  return `calc(${terms.join(' + ')})`;
}

const toLength = ([percent, px]: readonly number[]) => `${percent}% + ${px}px`;

/** Each image is in the only cell of a grid, below and beside margins, whose percentages are those of the gallery. */
function getPlaces({ columns, gap, type }: PhotoLayout, ratios: readonly number[]) {
  const steps = columns.map(
    ([, count]) => [count, placeInColumns(ratios, count, gap, type === 'masonry')] as const,
  );
  return ratios.map((_, index): CSSProperties => {
    const above: number[][] = [];
    const before: number[][] = [];
    for (const [count, places] of steps) {
      const [column, height, images] = places[index] ?? [0, 0, 0];
      const part = height / count;
      above.push([part * 100, gap * (part - height + images)]);
      before.push([(column / count) * 100, (column / count) * gap]);
    }
    return {
      marginBlockStart: varyByWidth(above, toLength),
      marginInlineStart: varyByWidth(before, toLength),
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
