import type { CarouselLibConfig } from 'ks-gallery-react';

export const initialFeatures = { autoPlay: true, showArrows: true, showDots: true };

export function createConfig(features: typeof initialFeatures): CarouselLibConfig {
  const { autoPlay, showArrows, showDots } = features;
  return {
    carouselConfig: {
      maxWidth: '100%',
      maxHeight: '400px',
      showArrows,
      objectFit: 'cover',
      keyboardEnable: true,
      modalGalleryEnable: false,
    },
    carouselPlayConfig: { autoPlay, interval: 3000, pauseOnHover: true },
    carouselDotsConfig: { visible: showDots },
    linkConfig: { name: 'carousel-features-disable' },
  };
}
