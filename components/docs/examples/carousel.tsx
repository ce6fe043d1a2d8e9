'use client';
import { Carousel, Image } from 'ks-gallery-react';

const images = [
  new Image(0, { img: '/photos/lake.jpg', alt: 'A lake between mountains' }),
  new Image(1, { img: '/photos/dune.jpg', alt: 'Five people on a dune' }),
];

export function SlideShow() {
  return <Carousel id={1} images={images} config={{ carouselPlayConfig: { autoPlay: false } }} />;
}
