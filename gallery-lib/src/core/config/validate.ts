import { GalleryError } from '../../model/errors';
import type { GalleryImage } from '../../model/image';

/** A color, or the URL of a small image: nothing that ends a declaration, and no other URL. */
const PLACEHOLDER =
  /^(data:image\/[a-z\d.+-]+[;,][^"\\\n\r\f]{0,2000}|(?!.*url)(#\w+|[a-z]+|(rgba?|hsla?|hwb|(ok)?l(ab|ch)|color(-mix)?|var)\([\w\s.,%/#()+-]*\)))$/i;

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
 * Checks that there are images and that each has an id, which is a number >= 0 or a text, and a modal part. A placeholder
 * is a color or an image.
 * @throws GalleryError `EMPTY_IMAGES`, unless `mayBeEmpty`; `INVALID_IMAGE`
 */
export function checkImages(
  name: string,
  images: readonly GalleryImage[],
  mayBeEmpty = false,
): void {
  if (!images?.length && !mayBeEmpty) {
    throw new GalleryError(
      'EMPTY_IMAGES',
      `${name}: images is empty; at least one image is needed.`,
    );
  }
  // Unlike `forEach`, `entries` visits the holes of a sparse array.
  for (const [index, image] of images?.entries() ?? []) {
    if (!(typeof image?.id === 'string' || image?.id >= 0) || !image.modal) {
      throw new GalleryError(
        'INVALID_IMAGE',
        `${name}: images[${index}] has the id ${image?.id}; it needs an id of at least 0 and a modal part, or src.`,
      );
    }
    const { placeholder } = image;
    if (placeholder && !PLACEHOLDER.test(placeholder)) {
      throw new GalleryError(
        'INVALID_IMAGE',
        `${name}: images[${index}].placeholder is ${placeholder.slice(0, 40)}; it must be a color or a data:image/ URL of up to 2000 characters.`,
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

/**
 * Checks that a number is at least a minimum; `field` is its path in the configuration.
 * @throws GalleryError with `code`
 */
export function checkMinimum(
  name: string,
  code: 'INVALID_ZOOM' | 'INVALID_DURATION',
  [field, value, minimum]: readonly [string, number | null | undefined, number],
): void {
  if (value === undefined || value === null || value >= minimum) return;
  throw new GalleryError(
    code,
    `${name}: ${field} is ${value}; it must be a number of at least ${minimum}.`,
  );
}
