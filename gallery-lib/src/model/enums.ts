/** The trigger of an event. */
export enum Action {
  /** Your code, the opening, or a consequence of another event. */
  NORMAL = 0,
  /** Mouse, pen or touch on a control or an image. */
  CLICK = 1,
  /** A key, or a control activated by a key. */
  KEYBOARD = 2,
  /** A horizontal swipe over the image, or a vertical drag that closes the gallery. */
  SWIPE = 3,
  /** Images became available, or the URL names an image. */
  LOAD = 4,
  /** The autoplay timer. */
  AUTOPLAY = 5,
}

/** The buttons in the toolbar of the modal gallery. */
export enum ButtonsStrategy {
  /** Close. */
  DEFAULT = 1,
  /** Download, close. */
  SIMPLE = 2,
  /** External URL, download, close. */
  ADVANCED = 3,
  /** Full screen, delete, external URL, download, close. */
  FULL = 4,
  /** The buttons in `buttons`, in that order. */
  CUSTOM = 5,
}

/** A `ButtonsStrategy` as a string. */
export type ButtonsStrategyName = 'default' | 'simple' | 'advanced' | 'full' | 'custom';

/** The action of a toolbar button. */
export enum ButtonType {
  /** Shows another image; your code removes the image from the list. */
  DELETE = 1,
  /** Opens the external URL of the active image. */
  EXTURL = 2,
  /** Downloads the active image if `downloadable` is true. */
  DOWNLOAD = 3,
  /** Closes the gallery. */
  CLOSE = 4,
  /** Calls `onClick` of the button and emits its events only. */
  CUSTOM = 5,
  /**
   * Toggles full screen.
   * @alias full screen
   */
  FULLSCREEN = 6,
  /** Shares or copies the link of the active image; absent where the browser can do neither. */
  SHARE = 7,
  /** Enlarges the active image by half; disabled at the maximum. */
  ZOOM_IN = 8,
  /** Reduces the active image by a third; disabled while it fits. */
  ZOOM_OUT = 9,
}

/** A `ButtonType` as a string. */
export type ButtonTypeName =
  | 'delete'
  | 'extUrl'
  | 'download'
  | 'close'
  | 'custom'
  | 'fullScreen'
  | 'share'
  | 'zoomIn'
  | 'zoomOut';

/** The images that have a caption. */
export enum DescriptionStrategy {
  /** None. */
  ALWAYS_HIDDEN = 1,
  /** All, with position, total and description. */
  ALWAYS_VISIBLE = 2,
  /** Images with a description, without position and total. */
  HIDE_IF_EMPTY = 3,
}

/** A `DescriptionStrategy` as a string. */
export type DescriptionStrategyName = 'alwaysHidden' | 'alwaysVisible' | 'hideIfEmpty';

/** The appearance of the spinner. */
export enum LoadingType {
  /** Three rotating rings. */
  STANDARD = 1,
  /** One rotating ring. */
  CIRCULAR = 2,
  /** Three growing bars. */
  BARS = 3,
  /** Three dots, one after the other. */
  DOTS = 4,
  /** Two cubes on a square path. */
  CUBE_FLIPPING = 5,
  /** Three concentric circles of different speed. */
  CIRCLES = 6,
  /** Four squares that separate and meet. */
  EXPLOSING_SQUARES = 7,
}

/** A `LoadingType` as a string. */
export type LoadingTypeName =
  'standard' | 'circular' | 'bars' | 'dots' | 'cubeFlipping' | 'circles' | 'explosingSquares';

/** The arrangement of thumbnails in a plain gallery. */
export enum PlainGalleryStrategy {
  /** One horizontal line. */
  ROW = 1,
  /** One vertical line. */
  COLUMN = 2,
  /** Rows of equal length. */
  GRID = 3,
  /** Not supported; no layout accepts it. */
  CUSTOM = 4,
  /** Rows that fill the width, of images in their own proportions; needs `registerLayouts`. */
  JUSTIFIED = 5,
  /** Columns of equal width, each image in the shortest one; needs `registerLayouts`. */
  MASONRY = 6,
  /** Columns of equal width, filled one after the other; needs `registerLayouts`. */
  COLUMNS = 7,
}

/** A `PlainGalleryStrategy` as a string. */
export type PlainGalleryStrategyName =
  'row' | 'column' | 'grid' | 'justified' | 'masonry' | 'columns';
