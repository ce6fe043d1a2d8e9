import type { Size } from './options/size';
import type { ImageVideo } from './video';

/** One `<source>` of a `<picture>`; the browser uses the first that matches. */
export interface ImageSource {
  /** URLs with width or density descriptors. */
  srcset: string;
  /** Media query of the source. */
  media?: string;
  /** MIME type, for example `image/avif`. */
  type?: string;
  /**
   * Rendered widths, as in the HTML attribute `sizes`. Those of a thumbnail replace what a layout of `registerLayouts`
   * calculates; browsers with automatic `sizes` use either for images with `loading: 'eager'` only.
   */
  sizes?: string;
}

/** Fields of both the modal and the plain part of an image. */
export interface ImageData {
  /** URL of the image: any that `<img>` shows. Links and downloads need http(s), `blob:` or the scheme of the page. */
  img: string;
  /** URL requested once if `img` fails to load. */
  fallbackImg?: string;
  /** Text in the caption; lists, emphasis, links and other simple markup are allowed. */
  description?: string;
  /** Tooltip; an empty string removes it. */
  title?: string;
  /** Alternative text. Default: the description, else the position. */
  alt?: string;
  /** Accessible name of the image or its control. */
  ariaLabel?: string;
  /** Intrinsic width in px; with `height` it reserves the space of the image. */
  width?: number;
  /** Intrinsic height in px. */
  height?: number;
  /** Other formats and widths of the image, best first. */
  sources?: readonly ImageSource[];
}

/** The full image, shown by the modal gallery and the carousel. */
export interface ModalImage extends ImageData {
  /** URL of the external URL button; only http(s) and the scheme of the page are opened. */
  extUrl?: string;
  /**
   * File name of the download. Default: the name in the header `Content-Disposition`, else the last part of the URL with the
   * extension of the file's type, else the title, or `Image-<id>`.
   */
  downloadFileName?: string;
  /** URL of a larger file of the same image, requested when the image is zoomed beyond the pixels of the others. Default: none. */
  zoomImg?: string;
  /** URL that the share button shares: http(s), or with the scheme of the page. Default: the link of `linkConfig`, else `extUrl`, else `img`. */
  shareUrl?: string;
  /** Video that the image is the poster of. Default: none. */
  video?: ImageVideo;
}

/** The thumbnail. Default: the full image, scaled down. */
export interface PlainImage extends ImageData {
  /** Size of this thumbnail; overrides the size of the layout. */
  size?: Size;
  /** Ignored; only the value of the modal part is used. */
  extUrl?: string;
  /** Ignored; only the value of the modal part is used. */
  downloadFileName?: string;
}

/** One image of a gallery, identified by its id. */
export interface GalleryImage {
  /** Number >= 0, unique in its list. */
  id: number;
  /** The full image. */
  modal: ModalImage;
  /** The thumbnail. */
  plain?: PlainImage;
  /** `lazy` delays loading until the image is near the viewport. Default in the carousel: `eager` for the first image, else `lazy`. */
  loading?: 'lazy' | 'eager';
  /** Priority of the request. Default: `auto`. */
  fetchpriority?: 'auto' | 'high' | 'low';
  /** Colour or `data:image/…` URL of up to 2,000 characters, over which the image fades in. Default: none. */
  placeholder?: string;
}

/** The thumbnail of a flat image. Texts and size that it does not set are those of the image. */
export interface FlatThumbnail extends Omit<ImageData, 'img' | 'fallbackImg' | 'description'> {
  /** URL of the thumbnail. */
  src: string;
  /** Size of this thumbnail; overrides the size of the layout. */
  size?: Size;
}

/**
 * An image whose fields have the names of the attributes of `<img>`. The components accept it in place of a
 * `GalleryImage`, also in the same list; callbacks, events and slots receive the object that you passed.
 */
export interface FlatImage extends Omit<ModalImage, 'img' | 'description'> {
  /**
   * Number >= 0 or text, unique in its list. An image that keeps it is the same image, also under a renewed URL. Default:
   * `src`, or the position if `src` is not unique.
   */
  id?: number | string;
  /** URL of the full image: any that `<img>` shows. Links and downloads need http(s), `blob:` or the scheme of the page. */
  src: string;
  /** Further widths of the full image, as in the HTML attribute. */
  srcSet?: string;
  /** Rendered widths for `srcSet` as a full image, as in the HTML attribute; a layout calculates those of a thumbnail. */
  sizes?: string;
  /**
   * The thumbnail, or its URL. The photo layouts ignore a thumbnail of unknown width. They use the full image; list small
   * files in its `srcSet`. Default: the full image, scaled down.
   */
  thumb?: string | FlatThumbnail;
  /** Text in the caption; lists, emphasis, links and other simple markup are allowed. */
  caption?: string;
  /** `lazy` delays loading until the image is near the viewport. Default in the carousel: `eager` for the first image, else `lazy`. */
  loading?: 'lazy' | 'eager';
  /** Priority of the request. Default: `auto`. */
  fetchPriority?: 'auto' | 'high' | 'low';
  /** Colour or `data:image/…` URL of up to 2,000 characters, over which the image fades in. Default: none. */
  placeholder?: string;
  /** Belongs to `GalleryImage`. */
  modal?: undefined;
}

/** An image in one of its two forms. */
export type AnyImage = GalleryImage | FlatImage;

/**
 * A `GalleryImage` created with `new`, as in the Angular package; an object literal is equivalent.
 * The name shadows a browser global: if you need the type only, import `GalleryImage`.
 */
export class Image implements GalleryImage {
  constructor(
    public id: number,
    public modal: ModalImage,
    public plain?: PlainImage,
    public loading?: 'lazy' | 'eager',
    public fetchpriority?: 'auto' | 'high' | 'low',
    public placeholder?: string,
  ) {}
}
