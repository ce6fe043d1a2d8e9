import { GalleryError } from '../../model/errors';

// The names of the members of enums, in their order: the objects of the enums would be several times as large.
export const BUTTON_TYPES =
  'delete, extUrl, download, close, custom, fullScreen, share, zoomIn, zoomOut';
export const BUTTONS_STRATEGIES = 'default, simple, advanced, full, custom';
export const DESCRIPTION_STRATEGIES = 'alwaysHidden, alwaysVisible, hideIfEmpty';
export const LOADING_TYPES =
  'standard, circular, bars, dots, cubeFlipping, circles, explosingSquares';
export const PLAIN_GALLERY_STRATEGIES = 'row, column, grid';
/** The names that another entry adds, in messages. */
export const ADDED_LAYOUTS = ', or one of ks-gallery-react/layouts';

/**
 * Returns the member of an enum that a string names; other values stay. `name` is that of the gallery, `field` the path of
 * the option.
 * @throws GalleryError `INVALID_OPTION` for a string that names no member
 */
export function readMember<T>(name: string, field: string, names: string, value: T): T {
  if (typeof value !== 'string') return value;
  const member = names.split(', ').indexOf(value) + 1;
  if (member) return member as T;
  throw new GalleryError(
    'INVALID_OPTION',
    `${name}: ${field} is "${value}"; it must be one of ${names}.`,
  );
}
