// The names of the members of enums, in their order: the objects of the enums would be several times as large.
export const BUTTON_TYPES =
  'delete, extUrl, download, close, custom, fullScreen, share, zoomIn, zoomOut';
export const BUTTONS_STRATEGIES = 'default, simple, advanced, full, custom';
export const DESCRIPTION_STRATEGIES = 'alwaysHidden, alwaysVisible, hideIfEmpty';
export const LOADING_TYPES =
  'standard, circular, bars, dots, cubeFlipping, circles, explosingSquares';
export const PLAIN_GALLERY_STRATEGIES = 'row, column, grid';

/** Returns the member of an enum that a string names, and `fallback` if it names none; other values stay. */
export function readMember<T>(names: string, value: T, fallback: T): T {
  if (typeof value !== 'string') return value;
  const member = names.split(', ').indexOf(value) + 1;
  return member ? (member as T) : fallback;
}
