'use client';
import { Carousel, type CarouselLibConfig } from 'ks-gallery-react';
import { carouselImages } from '@/components/demos/image-sets';

const config: CarouselLibConfig = {
  linkConfig: { name: 'carousel-custom-previews' },
  carouselPreviewsConfig: { visible: true, number: 7, width: 'auto', maxHeight: '100px' },
};

export default function Demo() {
  return <Carousel id={107} images={carouselImages} config={config} />;
}
