import { landscape, type ImageSet } from './photographs';

/** Five landscape images with the titles of the photographs. */
export const photographImages: ImageSet = [
  { id: 0, ...landscape('mountain-lake'), caption: 'Lake Sherburne' },
  { id: 1, ...landscape('desert-hike'), caption: 'Extreme Desert Hike' },
  { id: 2, ...landscape('harbour-skyline'), caption: 'Singaporean Cityscape' },
  { id: 3, ...landscape('river-otter'), caption: 'Oakland Zoo Otters' },
  { id: 4, ...landscape('tea-gardens'), caption: 'Amidst the Tea Gardens, Munnar' },
];
