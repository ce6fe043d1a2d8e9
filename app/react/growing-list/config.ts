import type { CarouselLibConfig } from 'ks-gallery-react';

export const config: CarouselLibConfig = {
  linkConfig: { name: 'growing-list' },
  carouselPlayConfig: { autoPlay: false },
  carouselPreviewsConfig: { number: 5 },
};
