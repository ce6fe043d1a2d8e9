import type { CarouselLibConfig } from 'ks-gallery-react';

export const config: CarouselLibConfig = {
  carouselPreviewsConfig: { visible: true, number: 7, width: 'auto', maxHeight: '100px' },
  linkConfig: { name: 'carousel-custom-previews' },
};
