/** Classes that the parts of the plain gallery get besides their own. */
export interface PlainGalleryClassNames {
  /** Each thumbnail: a link. */
  thumbnail?: string;
  /** The `<img>` of each thumbnail. */
  thumbnailImage?: string;
}

/** Classes that the parts of the carousel get besides their own. */
export interface CarouselClassNames {
  /** Each slide: its image and its caption. */
  slide?: string;
  /** The `<img>` of each slide. */
  image?: string;
  /** The band with the caption. */
  caption?: string;
  /** The previous and the next arrow. */
  arrow?: string;
  /** The button that starts and stops autoplay. */
  playButton?: string;
  /** The list of dots. */
  dots?: string;
  /** Each dot: a button. */
  dot?: string;
  /** The row of thumbnails with its arrows. */
  thumbnails?: string;
  /** Each thumbnail: a button, or a `<span>` if it is not clickable. */
  thumbnail?: string;
  /** The `<img>` of each thumbnail. */
  thumbnailImage?: string;
}

/** Classes that the parts of the modal gallery get besides their own; `slide` is the figure with image and caption. */
export interface ModalGalleryClassNames extends CarouselClassNames {
  /** The backdrop. */
  backdrop?: string;
  /** The bar with the play button and the toolbar. */
  header?: string;
  /** The toolbar. */
  toolbar?: string;
  /** Each button of the toolbar without a class of its own. */
  button?: string;
  /** The previous or next image beside the active one. */
  sidePreview?: string;
}
