import type { CSSProperties, ReactNode, Ref, SyntheticEvent } from 'react';
import type { AnyImage } from './image';

/** The argument of a render slot. */
export interface SlotContext<T extends AnyImage = AnyImage> {
  /** The image that you passed, with any extra fields. */
  image: T;
  /** 0-based index of the image. */
  index: number;
  /** Number of images. */
  count: number;
  /** True for the active image. */
  active: boolean;
  /** Kind of the slide: `video` if the image has a video. */
  type: 'image' | 'video';
  /** Returns what is rendered without the slot. */
  defaultRender: () => ReactNode;
}

/** Renders one part of a gallery. A slot that throws shows the error state of its slide, or the default of its part. */
export type RenderSlot<T extends AnyImage = AnyImage> = (context: SlotContext<T>) => ReactNode;

/** Properties of an `<img>` of a gallery, all of which your element needs. */
export interface SlotImageProps {
  /** Has to reach the `<img>`, which may have loaded before its listeners were there. */
  ref: Ref<HTMLImageElement>;
  /** URL of the thumbnail or of the full image; after an error, of the fallback. */
  src: string;
  /** Alternative text. */
  alt: string;
  /** Tooltip. */
  title?: string;
  /** Accessible name, where it differs from the alternative text. */
  'aria-label'?: string;
  /** Classes by which the image is styled and found. */
  className?: string;
  /** Size of a thumbnail, or what reserves the space of a full image. */
  style?: CSSProperties;
  /** `disabled` for a full image that is no button. */
  'data-state'?: 'disabled';
  /** Intrinsic width in px, if the image has one. */
  width?: number;
  /** Intrinsic height in px, if the image has one. */
  height?: number;
  /** Rendered width as in the HTML attribute: the width of a thumbnail, otherwise `100vw`. */
  sizes: string;
  /** When the browser loads the image. */
  loading: 'lazy' | 'eager';
  /** Priority of the request; in lower case with React 18. */
  fetchPriority?: 'auto' | 'high' | 'low';
  /** Always `async`. */
  decoding: 'async';
  /** Always false, because dragging is a gesture. */
  draggable: boolean;
  /** Has to be called when the image has loaded. */
  onLoad: (event: SyntheticEvent<HTMLImageElement>) => void;
  /** Has to be called on an error; then the fallback is rendered, or the error state. */
  onError: (event: SyntheticEvent<HTMLImageElement>) => void;
}

/** The argument of the slot `image`. */
export interface ImageSlotContext<T extends AnyImage = AnyImage> extends SlotContext<T> {
  /** Properties of the `<img>`. */
  imageProps: SlotImageProps;
}

/** Render slots of the modal gallery. */
export interface ModalGallerySlots<T extends AnyImage = AnyImage> extends Omit<
  CarouselSlots<T>,
  'empty'
> {
  /** Renders the toolbar. */
  toolbar?: RenderSlot<T>;
  /**
   * Renders information about an image, in a panel that a toolbar button shows; for an image without information, for
   * which it returns nothing, there is no button.
   */
  info?: RenderSlot<T>;
}

/** Render slots of the carousel. */
export interface CarouselSlots<T extends AnyImage = AnyImage> extends PlainGallerySlots<T> {
  /** Renders the content of a slide instead of its image; it counts as loaded. */
  slide?: RenderSlot<T>;
  /** Renders the content of the caption. */
  caption?: RenderSlot<T>;
  /** Renders the spinner. */
  loading?: RenderSlot<T>;
  /** Renders the error state of an image that failed to load. */
  error?: RenderSlot<T>;
}

/** Render slots of the plain gallery. */
export interface PlainGallerySlots<T extends AnyImage = AnyImage> {
  /** Renders the content of a thumbnail. */
  thumbnail?: RenderSlot<T>;
  /**
   * Renders the `<img>` of thumbnails and full images, such as `next/image`. Not used for thumbnails that
   * are backgrounds, or for full views without scripts.
   */
  image?: (context: ImageSlotContext<T>) => ReactNode;
  /** Renders what is shown without images. The carousel has a text by default, the plain gallery nothing. */
  empty?: () => ReactNode;
}
