import type { GalleryImage } from 'ks-gallery-react';
import { slowImages } from '@/components/demos/image-sets';

/** Delayed images; the second has no valid data. */
export function createBrokenImages(): readonly GalleryImage[] {
  return slowImages().map((image) =>
    image.id === 1 ? { ...image, modal: { img: 'data:image/png;base64,AAAA' } } : image,
  );
}
