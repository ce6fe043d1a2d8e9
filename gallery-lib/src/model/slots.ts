import type { ReactNode } from 'react';
import type { AnyImage, GalleryImage } from './image';

/** The argument of a render slot. */
export interface SlotContext<T extends AnyImage = GalleryImage> {
  /** The image that you passed, with any extra fields. */
  image: T;
  /** 0-based index of the image. */
  index: number;
  /** Number of images. */
  count: number;
  /** True for the active image. */
  active: boolean;
  /** `video` or `image`. */
  type: 'image' | 'video';
  /** Returns what is rendered without the slot. */
  defaultRender: () => ReactNode;
}

/** Renders one part of a gallery. A slot that throws shows the error state of its slide, or the default of its part. */
export type RenderSlot<T extends AnyImage = GalleryImage> = (context: SlotContext<T>) => ReactNode;

/** Render slots of the modal gallery. */
export interface ModalGallerySlots<T extends AnyImage = GalleryImage> extends CarouselSlots<T> {
  /** Renders the toolbar. */
  toolbar?: RenderSlot<T>;
  /**
   * Renders information about an image, in a panel that a toolbar button shows; for an image without information, for
   * which it returns nothing, there is no button.
   */
  info?: RenderSlot<T>;
}

/** Render slots of the carousel. */
export interface CarouselSlots<T extends AnyImage = GalleryImage> extends PlainGallerySlots<T> {
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
export interface PlainGallerySlots<T extends AnyImage = GalleryImage> {
  /** Renders the content of a thumbnail. */
  thumbnail?: RenderSlot<T>;
}
