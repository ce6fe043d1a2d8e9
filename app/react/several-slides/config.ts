import type { CarouselLibConfig } from 'ks-gallery-react';

export const startConfig: CarouselLibConfig = {
  carouselConfig: {
    slidesPerView: { 0: 1.2, 480: 2.2, 720: 3.2 },
    gap: { 0: 6, 720: 12 },
    step: 'page',
    maxHeight: '220px',
  },
  carouselPlayConfig: { autoPlay: false },
  carouselPreviewsConfig: { visible: false },
};

export const centerConfig: CarouselLibConfig = {
  carouselConfig: { slidesPerView: 1.5, align: 'center', maxHeight: '260px' },
  carouselPlayConfig: { autoPlay: false },
  accessibilityConfig: { carouselContainerAriaLabel: 'Active slide in the middle' },
};
