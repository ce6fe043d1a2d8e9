'use client';
import { Carousel, type CarouselLibConfig } from 'ks-gallery-react';
import { carouselImages } from '@/components/demos/image-sets';

const config: CarouselLibConfig = {
  linkConfig: { name: 'carousel-noinfinite' },
  carouselSlideInfinite: false,
};

export default function Demo() {
  return <Carousel id={103} images={carouselImages} config={config} />;
}
