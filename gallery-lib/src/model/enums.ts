/** What caused an event. */
export enum Action {
  /** Neither a person nor a timer: code, opening, or a following event. */
  NORMAL = 0,
  /** Mouse, pen or touch on a control or on a picture. */
  CLICK = 1,
  /** A key, or a control pressed from the keyboard. */
  KEYBOARD = 2,
  /** A horizontal swipe over the big picture. */
  SWIPE = 3,
  /** Data or pictures became available. */
  LOAD = 4,
  /** The autoplay timer. */
  AUTOPLAY = 5,
}

/** Which upper buttons the modal gallery shows. */
export enum ButtonsStrategy {
  /** Close. */
  DEFAULT = 1,
  /** Download, close. */
  SIMPLE = 2,
  /** External address, download, close. */
  ADVANCED = 3,
  /** Full screen, delete, external address, download, close. */
  FULL = 4,
  /** Exactly the buttons given in `buttons`, in that order. */
  CUSTOM = 5,
}

/** What an upper button does when it is pressed. */
export enum ButtonType {
  /** Leaves the current picture; the application removes it from its list. */
  DELETE = 1,
  /** Opens the external address of the current image. */
  EXTURL = 2,
  /** Saves the current picture, where `downloadable` allows it. */
  DOWNLOAD = 3,
  /** Closes the gallery. */
  CLOSE = 4,
  /** Only tells the application. */
  CUSTOM = 5,
  /** Switches full screen on or off. */
  FULLSCREEN = 6,
}

/** When a caption is shown. */
export enum DescriptionStrategy {
  /** Never. */
  ALWAYS_HIDDEN = 1,
  /** Always: position, total and the description of the image. */
  ALWAYS_VISIBLE = 2,
  /** Only the description of the image, and nothing where it has none. */
  HIDE_IF_EMPTY = 3,
}

/** The look of the loading spinner. */
export enum LoadingType {
  /** Three turning rings. */
  STANDARD = 1,
  /** One turning ring. */
  CIRCULAR = 2,
  /** Three growing bars. */
  BARS = 3,
  /** Three dots in turn. */
  DOTS = 4,
  /** Two cubes on a square path. */
  CUBE_FLIPPING = 5,
  /** Three circles in one another, each at its own speed. */
  CIRCLES = 6,
  /** Four squares that part and meet. */
  EXPLOSING_SQUARES = 7,
}

/** How a plain gallery arranges its thumbnails. */
export enum PlainGalleryStrategy {
  /** One line from the start to the end. */
  ROW = 1,
  /** One line from top to bottom. */
  COLUMN = 2,
  /** Rows of equal length. */
  GRID = 3,
  /** Kept for its number; no layout accepts it. */
  CUSTOM = 4,
}
