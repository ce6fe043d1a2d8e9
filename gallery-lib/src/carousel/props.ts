import type { CSSProperties, ReactNode } from 'react';
import type { CarouselClassNames } from '../model/class-names';
import type { ControlledIndexProps } from '../model/controlled';
import type { ImageEvent } from '../model/events';
import type { AnyImage } from '../model/image';
import type { CarouselLibConfig } from '../model/options/lib-config';
import type { CarouselSlots } from '../model/slots';

/** Props of `Carousel`. */
export interface CarouselProps<T extends AnyImage = AnyImage> extends ControlledIndexProps<T> {
  /** Integer >= 0, unique among the mounted carousels; optional. */
  id?: number;
  /** The images. An empty list shows a text, or a spinner with `loadingMore` and as long as there is no list. */
  images: readonly T[];
  /** Options. A change takes effect immediately. */
  config?: CarouselLibConfig;
  /** Rendered once, over the images. */
  children?: ReactNode;
  /** Called with the 0-based index and the image that was activated by pointer or keyboard; requires `modalGalleryEnable`. */
  onClickImage?: (index: number, image: T) => void;
  /** Called after each change of the image. Actions: `NORMAL`, `CLICK`, `KEYBOARD`, `SWIPE`, `AUTOPLAY`, and `LOAD` if the URL names the image; result: its 1-based position. */
  onChangeImage?: (event: ImageEvent<T>) => void;
  /** Called when the first image is reached, before `onChangeImage` and with its action; result: `true`. */
  onFirstImage?: (event: ImageEvent<T>) => void;
  /** Called when the last image is reached, before `onChangeImage` and with its action; result: `true`. */
  onLastImage?: (event: ImageEvent<T>) => void;
  /** Renders parts of the carousel. */
  render?: CarouselSlots<T>;
  /** Additional CSS classes of the carousel. */
  className?: string;
  /** Inline styles of the carousel. */
  style?: CSSProperties;
  /** Additional classes of the parts. */
  classNames?: CarouselClassNames;
}
