import { landscape, type ImageSet } from './photographs';
import { carouselPlaceholders } from './files/placeholders';

const [lake, desert, skyline, otters, gardens] = carouselPlaceholders;

/** A photograph without a thumbnail file of its own. */
const withoutThumb = (name: string) => ({ ...landscape(name), thumb: undefined });

/** Five landscape images with a few of their pixels. */
export const placeholderImages: ImageSet = [
  { id: 0, ...withoutThumb('mountain-lake'), caption: 'Lake Sherburne', placeholder: lake },
  { id: 1, ...withoutThumb('desert-hike'), caption: 'Extreme Desert Hike', placeholder: desert },
  {
    id: 2,
    ...withoutThumb('harbour-skyline'),
    caption: 'Singaporean Cityscape',
    placeholder: skyline,
  },
  { id: 3, ...withoutThumb('river-otter'), caption: 'Oakland Zoo Otters', placeholder: otters },
  {
    id: 4,
    ...withoutThumb('tea-gardens'),
    caption: 'Amidst the Tea Gardens, Munnar',
    placeholder: gardens,
  },
];
