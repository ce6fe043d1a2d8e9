'use client';
import { Carousel, type CarouselSlots } from 'ks-gallery-react';

const photographs = [
  {
    src: '/photos/lake.jpg',
    alt: 'A lake between mountains',
    place: 'Montana',
  },
  {
    src: '/photos/dune.jpg',
    alt: 'Five people on a dune',
    place: 'Namibia',
  },
];

const slots: CarouselSlots<(typeof photographs)[number]> = {
  caption: ({ image, index, count }) => (
    <>
      <strong>{image.place}</strong>, {index + 1} of {count}
    </>
  ),
  error: ({ image }) => (
    <p>The photograph from {image.place} is not available.</p>
  ),
};

export function Travels() {
  return <Carousel images={photographs} render={slots} />;
}
