import { resolveCarouselConfig } from '@/gallery-lib/src/core/config/resolve-carousel';
import { getRowStyle, readRowOptions } from '@/gallery-lib/src/slides/row-options';
import {
  getIndexAt,
  getPosition,
  getRowGeometry,
  getStepIndex,
} from '@/gallery-lib/src/slides/row-geometry';
import type { CarouselConfig } from 'ks-gallery-react';

const read = (options: CarouselConfig) =>
  readRowOptions(resolveCarouselConfig({ carouselConfig: options }).carouselConfig);
const getRow = (options: CarouselConfig, width = 600, count = 7) =>
  getRowGeometry(read(options), width, count);

test.each([
  [{ slidesPerView: 3 }, [0, 1, 2, 3, 4, 4, 4]],
  [{ slidesPerView: 2.5 }, [0, 1, 2, 3, 4, 4.5, 4.5]],
  [{ slidesPerView: 3, align: 'center' }, [0, 0, 1, 2, 3, 4, 4]],
  [{ slidesPerView: 9 }, [0, 0, 0, 0, 0, 0, 0]],
] as const)('with %o the positions of seven slides are %j', (options, positions) => {
  expect(positions.map((_, index) => getPosition(getRow(options), index))).toEqual(positions);
});

test.each([
  ['start', 0, 0],
  ['start', 1.4, 1],
  ['start', 4, 6],
  ['center', 0, 0],
  ['center', 2, 3],
  ['center', 4, 6],
] as const)('with align %s, position %d is that of index %d', (align, position, index) => {
  expect(getIndexAt(getRow({ slidesPerView: 3, align }), position)).toBe(index);
});

test.each([
  [{ slidesPerView: 3 }, [0, 1, 2, 3, 6, -1], [6, 3, 2, 1, 0, -1]],
  [{ slidesPerView: 2.5 }, [0, 1, 2, 3, 4, 6, -1], [6, 4, 3, 2, 1, 0, -1]],
  [{ slidesPerView: 2.5, step: 'page' }, [0, 2, 4, 6, -1], [6, 3, 1, 0, -1]],
  [{ slidesPerView: 3, align: 'center' }, [0, 2, 3, 4, 6, -1], [6, 4, 3, 2, 0, -1]],
  [{ slidesPerView: 7 }, [0, -1], [6, -1]],
] as const)('with %o the steps forward are %j, and back %j', (options, forward, back) => {
  const row = getRow(options);
  for (const [path, direction] of [
    [forward, 1],
    [back, -1],
  ] as const) {
    const steps = path.slice(0, -1).map((index) => getStepIndex(row, index, direction, false));
    expect(steps).toEqual(path.slice(1));
  }
});

test('an infinite row continues at its other end, unless all slides fit', () => {
  expect(getStepIndex(getRow({ slidesPerView: 3 }), 6, 1, true)).toBe(0);
  expect(getStepIndex(getRow({ slidesPerView: 3 }), 0, -1, true)).toBe(6);
  expect(getStepIndex(getRow({ slidesPerView: 8 }), 0, 1, true)).toBe(-1);
});

test.each([
  [599, 1, 8],
  [600, 2, 8],
  [900, 3.5, 20],
])('at %d px %d slides fit, with a gap of %d px', (width, perView, gap) => {
  const row = getRow({ slidesPerView: { 900: 3.5, 600: 2 }, gap: { 900: 20 } }, width);
  expect(row).toMatchObject({ perView, pitch: (width + gap) / perView });
});

test('the layout is CSS without a query', () => {
  expect(getRowStyle(read({ slidesPerView: 2, gap: { 600: 20 } }))).toMatchObject({
    '--ks-slide-gap':
      'calc(8px + clamp(-1*max(0px,(100% - 599.99px)*1e6),20px - 8px,max(0px,(100% - 599.99px)*1e6)))',
    '--ks-slide-width': 'calc(((100% + var(--ks-slide-gap))/2 - var(--ks-slide-gap)))',
    '--ks-slide-inset': 'calc(0px)',
  });
});
