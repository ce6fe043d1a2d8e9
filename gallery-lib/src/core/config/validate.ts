import { GalleryError } from '../../model/errors';
import { getGiven, isValidImage } from '../images/normalize-images';
import type { NormalizedImage } from '../images/normalized-image';

/**
 * Checks a list that `normalizeImages` has returned.
 * @throws GalleryError `INVALID_IMAGE`
 */
export function checkImages(name: string, images: readonly NormalizedImage[]): void {
  // Unlike `forEach`, `entries` visits the holes of a sparse array.
  for (const [index, image] of images.entries()) {
    const given = getGiven<NormalizedImage | undefined>(image);
    if (!isValidImage(given)) {
      throw new GalleryError(
        'INVALID_IMAGE',
        `${name}: images[${index}] has the id ${given?.id}; it needs an id of at least 0 and a modal part, or src.`,
      );
    }
  }
}
