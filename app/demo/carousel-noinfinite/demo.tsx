'use client';
import { Carousel, registerLinks } from 'ks-gallery-react';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { config } from './config';
import 'ks-gallery-react/styles.css';

registerLinks();

export default function Demo() {
  return <Carousel id={103} images={carouselImages} config={config} />;
}
