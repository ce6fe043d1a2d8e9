import type { Size } from './size';

/** One `<source>` of a `<picture>`; the browser takes the first that fits. */
export interface ImageSource {
  /** Addresses with width or density descriptors. */
  srcset: string;
  /** Media condition under which the source may be used. */
  media?: string;
  /** MIME type, for example `image/avif`. */
  type?: string;
  /** Widths at which the picture is shown, as in the HTML `sizes` attribute. */
  sizes?: string;
}

/** What the modal part and the plain part of an image have in common. */
export interface ImageData {
  /** Address of the picture: relative, http(s), `blob:` or `data:image/…`. */
  img: string;
  /** Address used once when `img` cannot be loaded. */
  fallbackImg?: string;
  /** Text of the image in captions; simple markup such as lists, emphasis and links is kept. */
  description?: string;
  /** Tooltip; an empty string switches it off. */
  title?: string;
  /** Alternative text; without it the description or the position is used. */
  alt?: string;
  /** Accessible name of the picture or of its control. */
  ariaLabel?: string;
  /** Intrinsic width in pixels; with `height` it keeps the place before the picture has loaded. */
  width?: number;
  /** Intrinsic height in pixels. */
  height?: number;
  /** Other formats and widths of the same picture, best first. */
  sources?: readonly ImageSource[];
}

/** The big picture, as the modal gallery and the carousel show it. */
export interface ModalImage extends ImageData {
  /** Address behind the external-address button; only http and https are opened. */
  extUrl?: string;
  /** File name for downloads; without it the last part of the address is used, or `Image-<id>.<type>` for base64 data. */
  downloadFileName?: string;
}

/** The thumbnail; without it the big picture is scaled down. */
export interface PlainImage extends ImageData {
  /** Size of this thumbnail; wins over the size of the layout. */
  size?: Size;
  /** Accepted so that both parts share one shape; only the modal part's value is used. */
  extUrl?: string;
  /** Accepted so that both parts share one shape; only the modal part's value is used. */
  downloadFileName?: string;
}

/** One image of a gallery, known by its id. */
export interface GalleryImage {
  /** Number of at least 0, unique in its list. */
  id: number;
  /** The big picture. */
  modal: ModalImage;
  /** The thumbnail. */
  plain?: PlainImage;
  /** Whether the browser may wait with the picture until it is near; in the carousel the first is `eager`, the others `lazy`. */
  loading?: 'lazy' | 'eager';
  /** How urgent the picture is for the browser; default `auto`. */
  fetchpriority?: 'auto' | 'high' | 'low';
}

/**
 * An image made with `new`, as the documented library does; a plain object of the same shape serves as well.
 * The name hides a browser global: import it as `GalleryImage` where only the type is needed.
 */
export class Image implements GalleryImage {
  constructor(
    public id: number,
    public modal: ModalImage,
    public plain?: PlainImage,
    public loading?: 'lazy' | 'eager',
    public fetchpriority?: 'auto' | 'high' | 'low',
  ) {}
}
