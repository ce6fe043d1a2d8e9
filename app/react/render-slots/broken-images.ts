import { slowImages } from '@/components/demos/image-sets/slow-images';
import type { Photo } from '@/components/demos/image-sets/photographs';

/** Delayed images; the second has no valid data. */
export function createBrokenImages(): readonly Photo[] {
  return slowImages().map((image) =>
    image.id === 1 ? { id: 1, src: 'data:image/png;base64,AAAA' } : image,
  );
}
