import type { GalleryImage } from 'ks-gallery-react';

/** Returns a new list with a copy of a random image at the end. */
export function addRandomImage(images: readonly GalleryImage[]): readonly GalleryImage[] {
  const original = images[Math.floor(Math.random() * images.length)];
  return original ? [...images, { ...original, id: images.length }] : images;
}
