import { carouselPhotographs } from '@/components/site/photographs/carousel';
import { image, imageSet, type ImageSet, type ImageTexts } from './image-set';

const landscapeSizes = '100vw';

const carouselTexts: readonly ImageTexts[] = [
  { modal: { description: 'Description 1' }, plain: {} },
  { modal: {}, plain: {} },
  { modal: { description: 'Description 3' }, plain: { description: 'Description 3' } },
  { modal: { description: 'Description 4' }, plain: {} },
  { modal: {}, plain: {} },
  { modal: { description: 'Description 6' }, plain: {} },
  { modal: {}, plain: {} },
];

// A carousel opens with its first picture, the largest thing on its page.
const priority = (id: number) => (id === 0 ? ({ fetchpriority: 'high' } as const) : undefined);

/** Seven landscape pictures, all with thumbnails. */
export const carouselImages: ImageSet = imageSet(
  carouselPhotographs.map((photograph, id) => ({
    ...image(id, photograph, landscapeSizes, carouselTexts[id]),
    ...priority(id),
  })),
);
