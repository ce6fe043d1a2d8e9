import { placeholderImages } from '@/components/demos/image-sets/placeholder-images';
import type { Photo } from '@/components/demos/image-sets/photographs';

/** Copies of the images with URLs that are in no cache, whose files arrive late. */
export function createSlowImages(): readonly Photo[] {
  const query = `?slow=${Date.now()}`;
  return placeholderImages.map((image) => ({
    ...image,
    src: image.src + query,
    sources: undefined,
  }));
}
