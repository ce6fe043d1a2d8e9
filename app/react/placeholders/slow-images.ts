import { placeholderImages } from '@/components/demos/image-sets/placeholder-images';
import type { Photo } from '@/components/demos/image-sets/photographs';

/** Copies of the images with URLs that are in no cache, whose files arrive late. */
export function createSlowImages(): readonly Photo[] {
  const now = Date.now();
  const query = `?slow=${now}`;
  return placeholderImages.map((image) => ({
    ...image,
    // With the id of before, the image would stay until its new file is there.
    id: now + image.id,
    src: image.src + query,
    sources: undefined,
  }));
}
