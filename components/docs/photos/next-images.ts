import type { FlatImage } from 'ks-gallery-react';
import dune from './originals/dune.jpg';
import lake from './originals/lake.jpg';

export const images: FlatImage[] = [
  { ...lake, placeholder: lake.blurDataURL, alt: 'A lake' },
  { ...dune, placeholder: dune.blurDataURL, alt: 'Five people on a dune' },
];
