'use client';
import { Carousel, type CarouselLibConfig } from 'ks-gallery-react';
import { carouselImages } from '@/components/demos/image-sets';

const config: CarouselLibConfig = {
  linkConfig: { name: 'carousel-noautoplay' },
  carouselPlayConfig: { autoPlay: false, interval: 5000, pauseOnHover: true },
};

export default function Demo() {
  return <Carousel id={105} images={carouselImages} config={config} />;
}
