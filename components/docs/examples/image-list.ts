import type { FlatImage } from 'ks-gallery-react';

export const images: readonly FlatImage[] = [
  {
    src: '/photos/lake.jpg',
    alt: 'A lake between mountains',
    caption: 'The lake at noon',
    thumb: { src: '/photos/lake-small.jpg' },
  },
];
