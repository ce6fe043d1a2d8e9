'use client';
import { Carousel } from 'ks-gallery-react';

const images = [
  { src: '/photos/lake.jpg', alt: 'A lake between mountains' },
  { src: '/photos/dune.jpg', alt: 'Five people on a dune' },
];

const config = { carouselPlayConfig: { autoPlay: false } };

export function SlideShow() {
  return <Carousel images={images} config={config} />;
}
