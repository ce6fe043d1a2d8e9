'use client';
import { Carousel, registerLinks } from 'ks-gallery-react';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { fullWidth, fixedWidth } from './config';
import 'ks-gallery-react/styles.css';

registerLinks();

export default function Demo() {
  return (
    <>
      <h3>Full width</h3>
      <Carousel id={115} images={carouselImages} config={fullWidth} />
      <h3>At most 500 pixels wide</h3>
      <Carousel id={116} images={carouselImages} config={fixedWidth} />
    </>
  );
}
