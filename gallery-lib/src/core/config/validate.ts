import { GalleryError } from '../../model/errors';
import type { GalleryImage } from '../../model/image';
import { getGiven, isValidImage } from './normalize-images';

/** Name of a component in error messages. */
export type GalleryKind = 'Modal gallery' | 'Plain gallery' | 'Carousel';

/**
 * Checks that an id is an integer >= 0 and returns the name of the gallery for error messages. A component may have no id.
 * @throws GalleryError `INVALID_ID`
 */
export function checkId(kind: GalleryKind, id: number | undefined, isOptional = false): string {
  if (isOptional && id === undefined) return kind;
  if (!Number.isInteger(id) || Number(id) < 0) {
    throw new GalleryError(
      'INVALID_ID',
      `${kind}: id is ${id}; it must be a whole number of at least 0.`,
    );
  }
  return `${kind} ${id}`;
}

/**
 * Checks a list that `normalizeImages` has returned.
 * @throws GalleryError `INVALID_IMAGE`
 */
export function checkImages(name: string, images: readonly GalleryImage[]): void {
  // Unlike `forEach`, `entries` visits the holes of a sparse array.
  for (const [index, image] of images.entries()) {
    const given = getGiven<GalleryImage | undefined>(image);
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
