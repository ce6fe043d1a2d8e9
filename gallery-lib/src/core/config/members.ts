// The members of enums, in their order: the objects of the enums would be several times as large.
export const BUTTON_TYPES =
  'delete, extUrl, download, close, custom, fullScreen, share, zoomIn, zoomOut';
export const BUTTONS_STRATEGIES = 'default, simple, advanced, full, custom';
export const DESCRIPTION_STRATEGIES = 'alwaysHidden, alwaysVisible, hideIfEmpty';
export const LOADING_TYPES =
  'standard, circular, bars, dots, cubeFlipping, circles, explosingSquares';
export const PLAIN_GALLERY_STRATEGIES = 'row, column, grid';

/** Returns whether a value is in a list of members. */
export const isMember = (members: string, value: unknown): boolean =>
  members.split(', ').includes(value as string);
