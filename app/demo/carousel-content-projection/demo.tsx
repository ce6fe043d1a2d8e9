'use client';
import { Carousel } from 'ks-gallery-react';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import 'ks-gallery-react/styles.css';
import './style.css';

export default function Demo() {
  return (
    <Carousel id={101} images={carouselImages}>
      <p className="projected-text">Seven views, one carousel</p>
    </Carousel>
  );
}
