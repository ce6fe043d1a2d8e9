import type { CarouselLibConfig } from 'ks-gallery-react';

export const config: CarouselLibConfig = {
  linkConfig: { name: 'controlled-index' },
  carouselPlayConfig: { autoPlay: false },
};
