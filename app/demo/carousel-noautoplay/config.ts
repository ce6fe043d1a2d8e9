import type { CarouselLibConfig } from 'ks-gallery-react';

export const config: CarouselLibConfig = {
  carouselPlayConfig: { autoPlay: false, interval: 5000, pauseOnHover: true },
  linkConfig: { name: 'carousel-noautoplay' },
};
