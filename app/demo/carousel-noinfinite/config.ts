import type { CarouselLibConfig } from 'ks-gallery-react';

export const config: CarouselLibConfig = {
  carouselSlideInfinite: false,
  linkConfig: { name: 'carousel-noinfinite' },
};
