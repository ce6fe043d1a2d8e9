import type { CarouselLibConfig } from 'ks-gallery-react';

export const config: CarouselLibConfig = {
  linkConfig: { name: 'carousel-outputs' },
  // Without it, the image is not clickable and `clickImage` is never emitted.
  carouselConfig: { modalGalleryEnable: true },
};
