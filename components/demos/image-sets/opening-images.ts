import { base } from './files/base';
import { landscape, type ImageSet } from './photographs';

/** A thumbnail file that shows only the middle of its image, which is square. */
const croppedThumb = {
  src: `${base}/images/carousel/perched-osprey-square.jpg`,
  width: 267,
  height: 267,
};

/** Seven landscape images, of which one has a cropped thumbnail. */
export const openingImages: ImageSet = [
  { id: 0, ...landscape('mountain-lake'), caption: 'Lake Sherburne' },
  { id: 1, ...landscape('desert-hike'), caption: 'Desert Hike' },
  { id: 2, ...landscape('harbour-skyline'), caption: 'Singapore' },
  { id: 3, ...landscape('river-otter'), caption: 'Otters' },
  { id: 4, ...landscape('tea-gardens'), caption: 'Tea Gardens' },
  { id: 5, ...landscape('perched-osprey'), caption: 'Osprey', thumb: croppedThumb },
  { id: 6, ...landscape('saturn'), caption: 'Saturn', zoomImg: undefined },
];
