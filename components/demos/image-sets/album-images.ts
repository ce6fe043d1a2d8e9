import { landscape, portrait, square, type ImageSet } from './photographs';

/** Eleven landscape, square and upright images with the titles of the photographs. */
export const albumImages: ImageSet = [
  { id: 0, ...landscape('mountain-lake'), caption: 'Lake Sherburne' },
  { id: 1, ...portrait('heron'), zoomImg: undefined, caption: 'Pondering Heron, Merritt Island' },
  { id: 2, ...square('img1'), caption: 'Seeding' },
  { id: 3, ...landscape('harbour-skyline'), caption: 'Singaporean Cityscape' },
  { id: 4, ...portrait('osprey'), zoomImg: undefined, caption: 'Perched Osprey, Gardner River' },
  { id: 5, ...square('img4'), caption: 'Blue Periwinkle' },
  { id: 6, ...landscape('tea-gardens'), caption: 'Amidst the Tea Gardens, Munnar' },
  { id: 7, ...portrait('courtyard'), caption: 'Casa Mila, Barcelona' },
  { id: 8, ...landscape('desert-hike'), caption: 'Extreme Desert Hike' },
  { id: 9, ...square('img5'), caption: 'The Spices of Life' },
  { id: 10, ...landscape('river-otter'), caption: 'Oakland Zoo Otters' },
];
