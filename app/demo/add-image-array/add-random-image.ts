import type { Photo } from '@/components/demos/image-sets/photographs';

/** Returns a new list with a copy of a random image at the end. */
export function addRandomImage(images: readonly Photo[]): readonly Photo[] {
  const original = images[Math.floor(Math.random() * images.length)];
  return original ? [...images, { ...original, id: images.length }] : images;
}
