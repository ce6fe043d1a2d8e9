import { DescriptionStrategy, type CarouselLibConfig } from 'ks-gallery-react';

export const config: CarouselLibConfig = {
  linkConfig: { name: 'carousel-with-description' },
  carouselImageConfig: { description: { strategy: DescriptionStrategy.ALWAYS_VISIBLE } },
};
