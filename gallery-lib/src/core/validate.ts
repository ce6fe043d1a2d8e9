import { GalleryError } from '../model/errors';
import type { GalleryImage } from '../model/image';

/** A component as its messages name it. */
export type GalleryKind = 'Modal gallery' | 'Plain gallery' | 'Carousel';

/** Throws `INVALID_ID` unless the id is a whole number of at least 0. */
export function checkId(kind: GalleryKind, id: number): void {
  if (!Number.isInteger(id) || id < 0) {
    throw new GalleryError(
      'INVALID_ID',
      `${kind}: id is ${id}; it must be a whole number of at least 0.`,
    );
  }
}

/** Throws `INVALID_IMAGE` when an image has no id of at least 0 or no modal part, and `EMPTY_IMAGES` for an empty list where one is not allowed. */
export function checkImages(
  kind: GalleryKind,
  id: number,
  images: readonly GalleryImage[],
  mayBeEmpty = false,
): void {
  if (!images?.length && !mayBeEmpty) {
    throw new GalleryError(
      'EMPTY_IMAGES',
      `${kind} ${id}: images is empty; at least one image is needed.`,
    );
  }
  // Unlike `forEach` this stops at holes as well.
  for (const [index, image] of images?.entries() ?? []) {
    if (!(image?.id >= 0) || !image.modal) {
      throw new GalleryError(
        'INVALID_IMAGE',
        `${kind} ${id}: images[${index}] has the id ${image?.id}; an image needs an id of at least 0 and a modal part.`,
      );
    }
  }
}

/** Throws `INVALID_INTERVAL` unless the interval is greater than 0. */
export function checkInterval(
  kind: GalleryKind,
  id: number,
  field: string,
  interval: number,
): void {
  if (!(interval > 0)) {
    throw new GalleryError(
      'INVALID_INTERVAL',
      `${kind} ${id}: ${field}.interval is ${interval}; it must be greater than 0 milliseconds.`,
    );
  }
}
