import type { CSSProperties, ReactNode, Ref, SyntheticEvent } from 'react';
import type { AnyImage } from './image';

/** The argument of a render slot. */
export interface SlotContext<T extends AnyImage = AnyImage> {
  /** The image that you passed, with any extra fields. */
  image: T;
  /** 0-based index of the image. */
  index: number;
  /** How many images the gallery has. */
  count: number;
  /** True for the active image. */
  active: boolean;
  /** Kind of the slide: `video` if the image has a video. */
  type: 'image' | 'video';
  /** Returns what is rendered without the slot. */
  defaultRender: () => ReactNode;
}

/** Renders one part of a gallery. If it throws, its slide shows the error state, or its part shows the default. */
export type RenderSlot<T extends AnyImage = AnyImage> = (context: SlotContext<T>) => ReactNode;

/** What the `<img>` of a gallery needs. Pass all of it to your element. */
export interface SlotImageProps {
  /** Pass it to the `<img>`: the gallery finds out whether the image has loaded before React attached `onLoad`. */
  ref: Ref<HTMLImageElement>;
  /** URL of the thumbnail or of the full image; after an error, of the fallback. */
  src: string;
  /** Alternative text; empty for a decorative image. */
  alt: string;
  /** Text of the tooltip. */
  title?: string;
  /** Accessible name, where it differs from the alternative text. */
  'aria-label'?: string;
  /** The gallery styles and finds the image by these classes. */
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
  /** `eager`: the browser loads the image at once; `lazy`: when it comes near the window. */
  loading: 'lazy' | 'eager';
  /** Priority of the request; in lower case with React 18. */
  fetchPriority?: 'auto' | 'high' | 'low';
  /** Always `async`. */
  decoding: 'async';
  /** Always false, because dragging is a gesture. */
  draggable: boolean;
  /** Call it when the image has loaded: the spinner goes. */
  onLoad: (event: SyntheticEvent<HTMLImageElement>) => void;
  /** Call it on an error: the gallery renders the fallback, or the error state. */
  onError: (event: SyntheticEvent<HTMLImageElement>) => void;
}

/** The argument of the slot `image`. */
export interface ImageSlotContext<T extends AnyImage = AnyImage> extends SlotContext<T> {
  /** What the gallery would pass to its own `<img>`. */
  imageProps: SlotImageProps;
}

/** Render slots of the modal gallery. */
export interface ModalGallerySlots<T extends AnyImage = AnyImage> extends Omit<
  CarouselSlots<T>,
  'empty'
> {
  /** Renders the content of the toolbar. By default its buttons; without a close button, one appears on keyboard focus. */
  toolbar?: RenderSlot<T>;
  /**
   * Renders information about an image, in a panel that a toolbar button shows; for an image without information, for
   * which it returns nothing, there is no button.
   */
  info?: RenderSlot<T>;
}

/** Render slots of the carousel. */
export interface CarouselSlots<T extends AnyImage = AnyImage> extends PlainGallerySlots<T> {
  /** Renders the content of a slide. By default the image. With this slot every slide counts as loaded. */
  slide?: RenderSlot<T>;
  /** Renders the content of the caption. By default the text that `description` configures. */
  caption?: RenderSlot<T>;
  /** Renders what is shown while an image loads, after 200 ms. By default the spinner. */
  loading?: RenderSlot<T>;
  /** Renders what replaces an image that failed to load. By default an icon, a text and a button that tries again. */
  error?: RenderSlot<T>;
}

/** Render slots of the plain gallery. */
export interface PlainGallerySlots<T extends AnyImage = AnyImage> {
  /** Renders the content of a thumbnail, inside its link or button. By default the image. */
  thumbnail?: RenderSlot<T>;
  /**
   * Renders the `<img>` of thumbnails and full images, such as `next/image`. Not used for thumbnails that
   * are backgrounds, or for full views without scripts.
   */
  image?: (context: ImageSlotContext<T>) => ReactNode;
  /** Renders what is shown while there are no images. By default a text in the carousel, nothing in the plain gallery. */
  empty?: () => ReactNode;
}
