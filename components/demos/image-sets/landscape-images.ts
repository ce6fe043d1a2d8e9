import { landscape, type ImageSet } from './photographs';

/** Seven landscape images with captions. The first is the largest contentful paint of a carousel page. */
export const landscapeImages: ImageSet = [
  { id: 0, ...landscape('mountain-lake'), caption: 'Lake Sherburne', fetchPriority: 'high' },
  { id: 1, ...landscape('desert-hike'), caption: 'Desert Hike' },
  { id: 2, ...landscape('harbour-skyline'), caption: 'Singapore' },
  { id: 3, ...landscape('river-otter'), caption: 'Otters' },
  { id: 4, ...landscape('tea-gardens'), caption: 'Tea Gardens' },
  { id: 5, ...landscape('perched-osprey'), caption: 'Osprey' },
  { id: 6, ...landscape('saturn'), caption: 'Saturn', zoomImg: undefined },
];
