import { normalizeImages } from '@/gallery-lib/src/core/images/normalize-images';
import * as given from '../../gallery-images';

export { at } from '../../gallery-images';

export const fiveImages = normalizeImages(given.fiveImages);
export const oneImage = fiveImages.slice(0, 1);
export const imagesOf = (count: number) => normalizeImages(given.imagesOf(count));
export const imagesWithIds = (ids: string) => normalizeImages(given.imagesWithIds(ids));
