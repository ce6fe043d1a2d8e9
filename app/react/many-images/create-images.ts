import type { GalleryImage } from 'ks-gallery-react';
import { photographImages } from '@/components/demos/image-sets';

/** A long list of few photographs, each with an id and a number of its own. */
export function createImages(count: number): readonly GalleryImage[] {
  return Array.from({ length: count }, (_, id) => {
    const { modal, plain } = photographImages[id % photographImages.length] ?? photographImages[0];
    const description = `No. ${id + 1}`;
    return { id, modal: { ...modal, description }, plain: plain && { ...plain, description } };
  });
}
