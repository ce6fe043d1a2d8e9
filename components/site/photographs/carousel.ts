import { photographsOf } from './photograph';

/** Seven landscape pictures. */
export const carouselPhotographs = photographsOf(
  'carousel',
  [
    'mountain-lake',
    'desert-hike',
    'harbour-skyline',
    'river-otter',
    'tea-gardens',
    'perched-osprey',
    'saturn',
  ],
  [
    [480, 320],
    [800, 533],
    [1200, 800],
    [1600, 1067],
  ],
  [402, 268],
  ['saturn'],
);
