import type { CarouselLibConfig, PlainLibConfig } from 'ks-gallery-react';

export const config: CarouselLibConfig = {
  linkConfig: { name: 'class-names' },
  carouselPlayConfig: { autoPlay: false },
  carouselPreviewsConfig: { visible: false },
};

export const stripConfig: PlainLibConfig = { linkConfig: { name: 'album-strip' } };
