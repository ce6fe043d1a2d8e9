import type { GalleryImage } from 'ks-gallery-react';
import { galleryPhotographs } from '@/components/site/photographs/gallery';
import type { Photograph } from '@/components/site/photographs/photograph';
import { extUrl, imageSet, modalPart, squareSizes, type ImageSet } from './image-set';

function threeTimes([photograph]: readonly Photograph[]): GalleryImage[] {
  if (!photograph) return [];
  return [0, 1, 2].map((id) => ({
    id,
    modal: { ...modalPart(photograph, squareSizes, `?${id}`), extUrl },
  }));
}

/** One picture three times; only the query of its address differs. */
export const sameImages: ImageSet = imageSet(threeTimes(galleryPhotographs));
