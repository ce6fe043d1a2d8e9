import { carouselPlaceholders } from '@/components/site/photographs/placeholders';
import { createImageSet, type ImageSet } from './image-set';
import { photographImages } from './photographs';

/** Five landscape images with a few of their pixels, and without thumbnails of their own. */
export const placeholderImages: ImageSet = createImageSet(
  photographImages.map(({ id, modal }) => ({ id, modal, placeholder: carouselPlaceholders[id] })),
);
