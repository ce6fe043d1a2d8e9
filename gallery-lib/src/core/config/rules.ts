import { GalleryError } from '../../model/errors';

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
