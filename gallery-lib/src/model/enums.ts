/** The trigger of an event. */
export enum Action {
  /** Your code, the opening, or a consequence of another event. */
  NORMAL = 'normal',
  /** Mouse, pen or touch on a control or an image. */
  CLICK = 'click',
  /** A key, or a control activated by a key. */
  KEYBOARD = 'keyboard',
  /** A horizontal swipe over the image, or a vertical drag that closes the gallery. */
  SWIPE = 'swipe',
  /** Images became available, or the URL names an image. */
  LOAD = 'load',
  /** The autoplay timer. */
  AUTOPLAY = 'autoplay',
}

/** The buttons in the toolbar of the modal gallery. */
export enum ButtonsStrategy {
  /** Close. */
  DEFAULT = 'default',
  /** Download, close. */
  SIMPLE = 'simple',
  /** External URL, download, close. */
  ADVANCED = 'advanced',
  /** Full screen, delete, external URL, download, close. */
  FULL = 'full',
  /** The buttons in `buttons`, in that order. */
  CUSTOM = 'custom',
}

/** A `ButtonsStrategy` as a string. */
export type ButtonsStrategyName = 'default' | 'simple' | 'advanced' | 'full' | 'custom';

/** The action of a toolbar button. */
export enum ButtonType {
  /** Shows another image; your code removes the image from the list. */
  DELETE = 'delete',
  /** Opens the external URL of the active image. */
  EXTURL = 'extUrl',
  /** Downloads the active image if `downloadable` is true. */
  DOWNLOAD = 'download',
  /** Closes the gallery. */
  CLOSE = 'close',
  /** Calls `onClick` of the button and emits its events only. */
  CUSTOM = 'custom',
  /**
   * Toggles full screen.
   * @alias full screen
   */
  FULLSCREEN = 'fullScreen',
  /** Shares or copies the link of the active image; absent where the browser can do neither. */
  SHARE = 'share',
  /** Enlarges the active image by half; disabled at the maximum. */
  ZOOM_IN = 'zoomIn',
  /** Reduces the active image by a third; disabled while it fits. */
  ZOOM_OUT = 'zoomOut',
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
  ALWAYS_HIDDEN = 'alwaysHidden',
  /** All, with position, total and description. */
  ALWAYS_VISIBLE = 'alwaysVisible',
  /** Images with a description, without position and total. */
  HIDE_IF_EMPTY = 'hideIfEmpty',
}

/** A `DescriptionStrategy` as a string. */
export type DescriptionStrategyName = 'alwaysHidden' | 'alwaysVisible' | 'hideIfEmpty';

/** The appearance of the spinner. */
export enum LoadingType {
  /** Three rotating rings. */
  STANDARD = 'standard',
  /** One rotating ring. */
  CIRCULAR = 'circular',
  /** Three growing bars. */
  BARS = 'bars',
  /** Three dots, one after the other. */
  DOTS = 'dots',
  /** Two cubes on a square path. */
  CUBE_FLIPPING = 'cubeFlipping',
  /** Three concentric circles of different speed. */
  CIRCLES = 'circles',
  /** Four squares that separate and meet. */
  EXPLOSING_SQUARES = 'explosingSquares',
}

/** A `LoadingType` as a string. */
export type LoadingTypeName =
  'standard' | 'circular' | 'bars' | 'dots' | 'cubeFlipping' | 'circles' | 'explosingSquares';

/** The arrangement of thumbnails in a plain gallery. */
export enum PlainGalleryStrategy {
  /** One horizontal line. */
  ROW = 'row',
  /** One vertical line. */
  COLUMN = 'column',
  /** Rows of equal length. */
  GRID = 'grid',
  /** Not supported; no layout accepts it. */
  CUSTOM = 'custom',
  /** Rows that fill the width, of images in their own proportions; needs `registerLayouts`. */
  JUSTIFIED = 'justified',
  /** Columns of equal width, each image in the shortest one; needs `registerLayouts`. */
  MASONRY = 'masonry',
  /** Columns of equal width, filled one after the other; needs `registerLayouts`. */
  COLUMNS = 'columns',
}

/** A `PlainGalleryStrategy` as a string. */
export type PlainGalleryStrategyName =
  'row' | 'column' | 'grid' | 'justified' | 'masonry' | 'columns';
