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

/**
 * Checks that an interval in ms is greater than 0.
 * @throws GalleryError `INVALID_INTERVAL`
 */
export function checkInterval(name: string, field: string, interval: number): void {
  if (!(interval > 0)) {
    throw new GalleryError(
      'INVALID_INTERVAL',
      `${name}: ${field}.interval is ${interval}; it must be greater than 0 milliseconds.`,
    );
  }
}
