import { photographImages } from '@/components/demos/image-sets/photograph-images';
import type { Photo } from '@/components/demos/image-sets/photographs';

/** A long list of few photographs, each with an id and a number of its own. */
export function createImages(count: number): readonly Photo[] {
  return Array.from({ length: count }, (_, id) => {
    const image = photographImages[id % photographImages.length] ?? photographImages[0];
    return { ...image, id, caption: `No. ${id + 1}` };
  });
}
