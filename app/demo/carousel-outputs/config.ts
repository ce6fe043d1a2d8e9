import type { CarouselLibConfig } from 'ks-gallery-react';

export const config: CarouselLibConfig = {
  // Without it, the image is not clickable and `clickImage` is never emitted.
  carouselConfig: { modalGalleryEnable: true },
  linkConfig: { name: 'carousel-outputs' },
};
