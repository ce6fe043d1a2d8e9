import type { GalleryImage } from 'ks-gallery-react';
import { galleryPhotographs } from '@/components/site/photographs/gallery';
import type { Photograph } from '@/components/site/photographs/photograph';
import { extUrl, createImageSet, createModalImage, squareSizes, type ImageSet } from './image-set';

function repeatThreeTimes([photograph]: readonly Photograph[]): GalleryImage[] {
  if (!photograph) return [];
  return [0, 1, 2].map((id) => ({
    id,
    modal: { ...createModalImage(photograph, squareSizes, `?${id}`), extUrl },
  }));
}

/** One image three times; only the query of the URL differs. */
export const sameImages: ImageSet = createImageSet(repeatThreeTimes(galleryPhotographs));
