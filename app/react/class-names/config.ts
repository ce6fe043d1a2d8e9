import { DescriptionStrategy, type CarouselLibConfig, type PlainLibConfig } from 'ks-gallery-react';

export const config: CarouselLibConfig = {
  linkConfig: { name: 'class-names' },
  carouselPlayConfig: { autoPlay: false },
  carouselPreviewsConfig: { visible: false },
  carouselImageConfig: { description: { strategy: DescriptionStrategy.HIDE_IF_EMPTY } },
};

export const stripConfig: PlainLibConfig = { linkConfig: { name: 'album-strip' } };
