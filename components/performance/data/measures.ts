import { formatNumber } from '@/components/site/format';
import type { Measure } from './comparison';
import {
  getFirstLoad,
  getTotal,
  readValues,
  results,
  type CarouselRecord,
  type LayoutRecord,
  type MemoryRecord,
  type ModalRecord,
  type Stepping,
} from './results';
import { sizes } from './sizes';

type GetMeasures = (comparison: string, libraries: readonly string[]) => Measure[];

const { modal, memory, carousel, plain, layouts, lists } = results;

const kilobytes = { unit: 'kB', digits: 1 };
const wholeKilobytes = { unit: 'kB', digits: 0 };
const milliseconds = { unit: 'ms', digits: 1 };

/** Names of measures that charts and sentences also show. */
export const measureNames = {
  firstLoad: 'Download of the first load',
  total: 'Download in total',
  firstOpening: 'First opening',
  opening: 'Opening again',
  mounting: 'Mounting',
  step: 'One step',
} as const;

/** Names of the measures of photo layouts, by number of images. */
export const layoutMeasureName = {
  mount: (images: number) => `Work of mounting ${formatNumber(images)} images`,
  resize: (images: number) => `Work of another width, ${formatNumber(images)} images`,
};

/** Bytes in total and, if a library fetches some of them later, of the first load. */
export const getByteMeasures: GetMeasures = (comparison, libraries) => {
  const pick = (read: typeof getTotal) =>
    readValues(sizes, comparison, libraries, (size) => read(size) / 1000);
  const later = readValues(sizes, comparison, libraries, (size) => size.later);
  const total = { ...kilobytes, name: measureNames.total, values: pick(getTotal) };
  if (Object.values(later).every((value) => value === 0)) return [total];
  return [{ ...kilobytes, name: measureNames.firstLoad, values: pick(getFirstLoad) }, total];
};

/** Time, work and memory of a modal gallery. */
export const getModalMeasures: GetMeasures = (comparison, libraries) => {
  const pick = (read: (record: ModalRecord) => number) =>
    readValues(modal.results, comparison, libraries, read);
  const retained = (field: keyof MemoryRecord) =>
    readValues(memory.results, comparison, libraries, (record) => record[field]);
  const many = formatNumber(lists.sizes.many);
  return [
    {
      ...milliseconds,
      name: measureNames.firstOpening,
      values: pick(({ firstOpen }) => firstOpen),
    },
    { ...milliseconds, name: measureNames.opening, values: pick(({ open }) => open) },
    {
      ...milliseconds,
      name: 'Work of opening again',
      values: pick(({ openWork }) => openWork),
    },
    {
      ...milliseconds,
      name: `Opening with ${many} images`,
      values: readValues(lists.results, comparison, libraries, (record) => record.many.open),
    },
    { ...milliseconds, name: measureNames.step, values: pick(({ step }) => step) },
    { ...milliseconds, name: 'Work of one step', values: pick(({ stepWork }) => stepWork) },
    { ...wholeKilobytes, name: 'Heap kept after closing', values: pick(({ heap }) => heap) },
    {
      ...wholeKilobytes,
      name: `Heap kept after ${memory.openings} openings`,
      values: retained('heap'),
    },
    {
      digits: 0,
      name: `DOM nodes kept after ${memory.openings} openings`,
      values: retained('nodes'),
    },
  ];
};

/** Time and work of a step that is animated. */
export const getMovingMeasures: GetMeasures = (comparison, libraries) => {
  const pick = (read: (record: Stepping) => number) =>
    readValues(modal.moving, comparison, libraries, read);
  return [
    { ...milliseconds, name: measureNames.step, values: pick(({ step }) => step) },
    { ...milliseconds, name: 'Work of one step', values: pick(({ stepWork }) => stepWork) },
  ];
};

/** Time and work of a carousel. */
export const getCarouselMeasures: GetMeasures = (comparison, libraries) => {
  const pick = (read: (record: CarouselRecord) => number) =>
    readValues(carousel.results, comparison, libraries, read);
  return [
    { ...milliseconds, name: measureNames.mounting, values: pick(({ mount }) => mount) },
    { ...milliseconds, name: 'Work of mounting', values: pick(({ mountWork }) => mountWork) },
    { ...milliseconds, name: measureNames.step, values: pick(({ step }) => step) },
    { ...milliseconds, name: 'Work of one step', values: pick(({ stepWork }) => stepWork) },
  ];
};

/** Work of mounting a plain gallery, by number of images. */
export const getPlainMeasures: GetMeasures = (comparison, libraries) =>
  plain.sizes.map((size) => ({
    ...milliseconds,
    name: `Work of mounting ${formatNumber(size)} images`,
    values: readValues(plain.results, comparison, libraries, (record) => record[size]),
  }));

/** Work of mounting photographs in their own proportions, and of another width, by number of images. */
export const getLayoutMeasures: GetMeasures = (comparison, libraries) =>
  layouts.sizes.flatMap((size) => {
    const pick = (field: keyof LayoutRecord) =>
      readValues(layouts.results, comparison, libraries, (record) => record[size]?.[field]);
    return [
      { ...milliseconds, name: layoutMeasureName.mount(size), values: pick('mountWork') },
      { ...milliseconds, name: layoutMeasureName.resize(size), values: pick('resizeWork') },
    ];
  });
