import { base } from './files/base';
import { landscape, type ImageSet, type Photo } from './photographs';

/** An image in whose place a slide with other content is shown. */
export interface ContentImage extends Photo {
  kind: 'comparison' | 'sound' | 'form' | 'player' | 'map' | 'document';
  /** URL of the content. */
  file?: string;
}

/** Landscape images, each with other content. */
export const contentImages: ImageSet<ContentImage> = [
  {
    id: 0,
    ...landscape('mountain-lake'),
    caption: 'Lake Sherburne',
    kind: 'sound',
    file: `${base}/videos/mountain-lake.webm`,
  },
  { id: 1, ...landscape('desert-hike'), caption: 'Extreme Desert Hike', kind: 'comparison' },
  {
    id: 2,
    ...landscape('harbour-skyline'),
    caption: 'Singaporean Cityscape',
    kind: 'player',
    file: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
  },
  { id: 3, ...landscape('river-otter'), caption: 'Oakland Zoo Otters', kind: 'form' },
  {
    id: 4,
    ...landscape('tea-gardens'),
    caption: 'Amidst the Tea Gardens, Munnar',
    kind: 'document',
    file: `${base}/videos/tea-gardens.pdf`,
  },
  {
    id: 5,
    ...landscape('mountain-lake'),
    caption: 'Lake Sherburne',
    kind: 'map',
    file: 'https://www.openstreetmap.org/export/embed.html?bbox=-113.62,48.78,-113.42,48.87',
  },
];
