import type { GalleryImage } from 'ks-gallery-react';
import { placeholderImages } from '@/components/demos/image-sets';

/** Copies of the images with URLs that are in no cache, whose files arrive late. */
export function createSlowImages(): readonly GalleryImage[] {
  const query = `?slow=${Date.now()}`;
  return placeholderImages.map(({ modal, ...image }) => ({
    ...image,
    modal: { ...modal, img: modal.img + query, sources: undefined },
  }));
}
