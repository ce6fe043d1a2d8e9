import type { CarouselLibConfig } from 'ks-gallery-react';

export const config: CarouselLibConfig = {
  carouselPlayConfig: { autoPlay: true, interval: 10000, pauseOnHover: false },
  linkConfig: { name: 'carousel-custom-autoplay' },
};
