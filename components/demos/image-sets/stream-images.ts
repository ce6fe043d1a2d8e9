import { base } from './files/base';
import { landscape, type ImageSet, type Photo } from './photographs';

/** An image that may be the poster of a stream. */
export interface StreamImage extends Photo {
  /** URL of the playlist. */
  file?: string;
}

/** Five landscape images, of which the third is the poster of a stream. */
export const streamImages: ImageSet<StreamImage> = [
  { id: 0, ...landscape('mountain-lake'), caption: 'Lake Sherburne' },
  { id: 1, ...landscape('desert-hike'), caption: 'Extreme Desert Hike' },
  {
    id: 2,
    ...landscape('harbour-skyline'),
    caption: 'Singaporean Cityscape',
    file: `${base}/videos/harbour-skyline-stream.m3u8`,
  },
  { id: 3, ...landscape('river-otter'), caption: 'Oakland Zoo Otters' },
  { id: 4, ...landscape('tea-gardens'), caption: 'Amidst the Tea Gardens, Munnar' },
];
