'use client';
import { Carousel, DescriptionStrategy, type CarouselLibConfig } from 'ks-gallery-react';
import { carouselImages } from '@/components/demos/image-sets';

const config: CarouselLibConfig = {
  linkConfig: { name: 'carousel-with-description' },
  carouselImageConfig: { description: { strategy: DescriptionStrategy.ALWAYS_VISIBLE } },
};

export default function Demo() {
  return <Carousel id={113} images={carouselImages} config={config} />;
}
