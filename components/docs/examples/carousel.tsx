'use client';
import { Carousel } from 'ks-gallery-react';

const images = [
  { id: 0, modal: { img: '/photos/lake.jpg', alt: 'A lake between mountains' } },
  { id: 1, modal: { img: '/photos/dune.jpg', alt: 'Five people on a dune' } },
];

export function SlideShow() {
  return <Carousel images={images} config={{ carouselPlayConfig: { autoPlay: false } }} />;
}
