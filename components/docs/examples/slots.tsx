'use client';
import {
  Carousel,
  type CarouselSlots,
  type FlatImage,
} from 'ks-gallery-react';

interface Photograph extends FlatImage {
  photographer: string;
}

const slots: CarouselSlots<Photograph> = {
  caption: ({ image, index, count }) => (
    <>
      Photograph {index + 1} of {count} by{' '}
      <strong>{image.photographer}</strong>
    </>
  ),
  error: ({ image }) => (
    <p>The photograph by {image.photographer} is missing.</p>
  ),
};

const config = { carouselPlayConfig: { autoPlay: false } };

interface TravelsProps {
  photographs: readonly Photograph[];
}

export function Travels({ photographs }: TravelsProps) {
  return (
    <Carousel images={photographs} config={config} render={slots} />
  );
}
