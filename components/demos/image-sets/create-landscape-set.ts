import { carouselPhotographs } from '@/components/site/photographs/carousel';
import { createImage, createImageSet, type ImageSet, type ImageTexts } from './image-set';

/** Creates a set of the seven landscape photographs, with texts. Their files take the width of the viewport. */
export function createLandscapeSet(texts: readonly ImageTexts[]): ImageSet {
  return createImageSet(
    carouselPhotographs.map((photograph, id) => ({
      ...createImage(id, photograph, '100vw', texts[id]),
      // The first image is the largest contentful paint of a carousel page.
      ...(id === 0 && { fetchpriority: 'high' as const }),
    })),
  );
}
