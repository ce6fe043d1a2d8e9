import type { FlatImage } from 'ks-gallery-react';

/** Returns a new list with a copy of a random image at the end. */
export function addRandomImage(images: readonly FlatImage[]): readonly FlatImage[] {
  const original = images[Math.floor(Math.random() * images.length)];
  return original ? [...images, { ...original, id: images.length }] : images;
}
