/** Bars of the measurements that matter most, computed from the results. */
import { formatNumber } from '@/components/site/format';
import { findMeasure } from './comparisons';
import { layoutMeasureName, measureNames } from './measures';
import { getFirstLoad, results } from './results';
import { sizes } from './sizes';

/** The value of one library. */
export interface Bar {
  library: string;
  value: number;
  /** What is fetched later, in the unit of the value. */
  later?: number;
}

/** The values of our library and of its alternatives in one measure. */
export interface Chart {
  title: string;
  note?: string;
  /** Ours first. */
  bars: readonly Bar[];
}

/** Charts with one unit and one scale. */
export interface ChartGroup {
  /** Heading of the column with the values. */
  head: string;
  unit: string;
  charts: readonly Chart[];
}

const kilobytes = (bytes: number) => bytes / 1000;

function toSizeChart(id: string, title: string, note: string): Chart {
  const bars = Object.entries(sizes[id] ?? {}).map(([library, size]) => ({
    library,
    value: kilobytes(getFirstLoad(size)),
    later: kilobytes(size.later),
  }));
  return { title, note, bars };
}

function toTimeChart(comparison: string, measure: string, title: string): Chart {
  const { values } = findMeasure(comparison, measure);
  return { title, bars: Object.entries(values).map(([library, value]) => ({ library, value })) };
}

export const sizeCharts: ChartGroup = {
  head: 'First load, and what is fetched later',
  unit: 'kB',
  charts: [
    toSizeChart('modalFull', 'Modal gallery, full', 'thumbnails, captions, autoplay, download'),
    toSizeChart('modalBare', 'Modal gallery, bare', 'arrows, keys, swipes'),
    toSizeChart('carouselFull', 'Carousel, full', 'arrows, dots, thumbnails, autoplay'),
    toSizeChart('plain', 'Plain gallery', 'thumbnails only'),
    toSizeChart('all', 'All three', 'modal gallery, carousel, plain gallery'),
  ],
};

const { opening, step } = measureNames;

export const speedCharts: ChartGroup = {
  head: 'Median',
  unit: 'ms',
  charts: [
    toTimeChart('modalFull', opening, 'Open the modal gallery again'),
    toTimeChart('modalFull', step, 'Step in the modal gallery'),
    toTimeChart('carouselFull', step, 'Step in the carousel'),
  ],
};

const count = Math.max(...results.layouts.sizes);
const many = formatNumber(count);

export const listCharts: ChartGroup = {
  head: 'Median',
  unit: 'ms',
  charts: [
    toTimeChart('justified', layoutMeasureName.resize(count), `Resize ${many} justified images`),
    toTimeChart('masonry', layoutMeasureName.resize(count), `Resize ${many} masonry images`),
    toTimeChart('masonry', layoutMeasureName.mount(count), `Mount ${many} masonry images`),
  ],
};

/** The length of a bar for one unit of its value, in percent: the longest of a group takes all of the width. */
export function getScale({ charts }: ChartGroup): number {
  const lengths = charts.flatMap(({ bars }) => bars.map(({ value, later = 0 }) => value + later));
  return 100 / Math.max(...lengths);
}

/** The text at the end of a bar. */
export function describeBar({ value, later = 0 }: Bar, unit: string): string {
  const text = `${formatNumber(value, value < 100 ? 1 : 0)}\u00a0${unit}`;
  return later > 0 ? `${text} + ${formatNumber(later)} later` : text;
}
