import { landscape, type ImageSet } from './photographs';

/** Seven landscape images, all with thumbnails. The first is the largest contentful paint of a carousel page. */
export const carouselImages: ImageSet = [
  { id: 0, ...landscape('mountain-lake'), caption: 'Description 1', fetchPriority: 'high' },
  { id: 1, ...landscape('desert-hike') },
  { id: 2, ...landscape('harbour-skyline'), caption: 'Description 3' },
  { id: 3, ...landscape('river-otter'), caption: 'Description 4' },
  { id: 4, ...landscape('tea-gardens') },
  { id: 5, ...landscape('perched-osprey'), caption: 'Description 6' },
  { id: 6, ...landscape('saturn'), zoomImg: undefined },
];
