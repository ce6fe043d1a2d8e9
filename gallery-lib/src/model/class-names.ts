/** Additional classes for the parts of the plain gallery. */
export interface PlainGalleryClassNames {
  /** A thumbnail: the link. */
  thumbnail?: string;
  /** The image of a thumbnail. */
  thumbnailImage?: string;
}

/** Additional classes for the parts of the carousel. */
export interface CarouselClassNames {
  /** A slide. */
  slide?: string;
  /** The image of a slide. */
  image?: string;
  /** A caption. */
  caption?: string;
  /** The previous and the next arrow. */
  arrow?: string;
  /** The button that starts and stops autoplay. */
  playButton?: string;
  /** The list of dots. */
  dots?: string;
  /** A dot. */
  dot?: string;
  /** The row of thumbnails with its arrows. */
  thumbnails?: string;
  /** A thumbnail. */
  thumbnail?: string;
  /** The image of a thumbnail. */
  thumbnailImage?: string;
}

/** Additional classes for the parts of the modal gallery; `slide` is the figure with image and caption. */
export interface ModalGalleryClassNames extends CarouselClassNames {
  /** The backdrop. */
  backdrop?: string;
  /** The bar with the play button and the toolbar. */
  header?: string;
  /** The toolbar. */
  toolbar?: string;
  /** A button of the toolbar. */
  button?: string;
  /** The previous or next image beside the active one. */
  sidePreview?: string;
}
