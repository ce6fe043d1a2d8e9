import { carouselPhotographs } from '@/components/site/photographs/carousel';
import { createImage, createImageSet, type ImageSet, type ImageTexts } from './image-set';

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

// The first image is the largest contentful paint of a carousel page.
const getPriority = (id: number) => (id === 0 ? ({ fetchpriority: 'high' } as const) : undefined);

/** Seven landscape images, all with thumbnails. */
export const carouselImages: ImageSet = createImageSet(
  carouselPhotographs.map((photograph, id) => ({
    ...createImage(id, photograph, landscapeSizes, carouselTexts[id]),
    ...getPriority(id),
  })),
);
