'use client';
import { Carousel, type CarouselLibConfig } from 'ks-gallery-react';
import { carouselImages } from '@/components/demos/image-sets';

const config: CarouselLibConfig = {
  linkConfig: { name: 'carousel-custom-autoplay' },
  carouselPlayConfig: { autoPlay: true, interval: 10000, pauseOnHover: false },
};

export default function Demo() {
  return <Carousel id={106} images={carouselImages} config={config} />;
}
