import type { CarouselLibConfig } from 'ks-gallery-react';

export const config: CarouselLibConfig = {
  carouselConfig: {
    maxWidth: '766px',
    maxHeight: '400px',
    showArrows: true,
    objectFit: 'cover',
    keyboardEnable: true,
    modalGalleryEnable: true,
  },
  carouselPreviewsConfig: { visible: true, number: 5, width: 'auto', maxHeight: '100px' },
  linkConfig: { name: 'carousel-fixed' },
};
