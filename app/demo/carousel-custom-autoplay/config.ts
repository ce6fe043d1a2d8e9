import type { CarouselLibConfig } from 'ks-gallery-react';

export const config: CarouselLibConfig = {
  linkConfig: { name: 'carousel-custom-autoplay' },
  carouselPlayConfig: { autoPlay: true, interval: 10000, pauseOnHover: false },
};
