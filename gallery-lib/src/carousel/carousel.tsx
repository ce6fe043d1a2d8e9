'use client';
import { forwardRef, type ReactNode } from 'react';
import type { CarouselHandle } from '../model/carousel';
import type { ImageEvent } from '../model/events';
import type { GalleryImage } from '../model/image';
import type { CarouselLibConfig } from '../model/lib-config';

/** Props of `Carousel`. */
export interface CarouselProps {
  /** Whole number of at least 0, unique among the carousels of the page. */
  id: number;
  /** The images, at least one. */
  images: readonly GalleryImage[];
  /** Configuration; changes take effect at once. */
  config?: CarouselLibConfig;
  /** Shown over the picture, once, whatever the slide. */
  children?: ReactNode;
  /** Told the index, counted from 0, of the picture that was pressed; only with `modalGalleryEnable`. */
  onClickImage?: (index: number) => void;
  /** Told after each change; the result is the position counted from 1. */
  onChangeImage?: (event: ImageEvent) => void;
  /** Told when the first image is reached, before `onChangeImage`. */
  onFirstImage?: (event: ImageEvent) => void;
  /** Told when the last image is reached, before `onChangeImage`. */
  onLastImage?: (event: ImageEvent) => void;
}

/** A slide show inside the page, after the carousel pattern of the WAI-ARIA Authoring Practices. */
export const Carousel = forwardRef<CarouselHandle, CarouselProps>(function Carousel() {
  return null;
});
