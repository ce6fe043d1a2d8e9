import type { CarouselLibConfig } from 'ks-gallery-react';

export const config: CarouselLibConfig = {
  linkConfig: { name: 'carousel-noinfinite' },
  carouselSlideInfinite: false,
};
