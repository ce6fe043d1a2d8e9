import type { CarouselClassNames } from 'ks-gallery-react';

/** Classes of the parts of the carousel. */
export const partClasses: CarouselClassNames = {
  image: 'album-image',
  caption: 'album-caption',
  arrow: 'album-arrow',
  dot: 'album-dot',
};
