import type { CarouselLibConfig } from 'ks-gallery-react';

export const carouselConfig: CarouselLibConfig = {
  carouselConfig: { modalGalleryEnable: true },
};
