import { DescriptionStrategy, type CarouselLibConfig } from 'ks-gallery-react';

export const config: CarouselLibConfig = {
  carouselImageConfig: { description: { strategy: DescriptionStrategy.ALWAYS_VISIBLE } },
  linkConfig: { name: 'carousel-with-description' },
};
