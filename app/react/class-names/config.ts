import { DescriptionStrategy, type CarouselLibConfig, type PlainLibConfig } from 'ks-gallery-react';

export const config: CarouselLibConfig = {
  linkConfig: { name: 'class-names' },
  carouselPlayConfig: { autoPlay: false },
  carouselPreviewsConfig: { visible: false },
  carouselImageConfig: { description: { strategy: DescriptionStrategy.HIDE_IF_EMPTY } },
};

export const thumbnailsConfig: PlainLibConfig = { linkConfig: { name: 'album-thumbnails' } };
