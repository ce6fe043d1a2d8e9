import type { CarouselLibConfig } from 'ks-gallery-react';

export const config: CarouselLibConfig = {
  linkConfig: { name: 'carousel-noautoplay' },
  carouselPlayConfig: { autoPlay: false, interval: 5000, pauseOnHover: true },
};
