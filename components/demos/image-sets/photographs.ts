import { carouselPhotographs } from '@/components/site/photographs/carousel';
import { createImage, createImageSet, type ImageSet } from './image-set';

const titles = [
  'Lake Sherburne',
  'Extreme Desert Hike',
  'Singaporean Cityscape',
  'Oakland Zoo Otters',
  'Amidst the Tea Gardens, Munnar',
];

/** Five landscape images with the titles of the photographs. */
export const photographImages: ImageSet = createImageSet(
  carouselPhotographs.slice(0, titles.length).map((photograph, id) => {
    const description = titles[id];
    return createImage(id, photograph, '100vw', { modal: { description }, plain: { description } });
  }),
);
