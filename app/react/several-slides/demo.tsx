'use client';
import { Carousel, registerSlides } from 'ks-gallery-react';
import { landscapeImages } from '@/components/demos/image-sets/landscape-images';
import { centerConfig, startConfig } from './config';
import 'ks-gallery-react/styles.css';

registerSlides();

export default function Demo() {
  return (
    <>
      <p>Several slides, and a page of them at each step</p>
      <Carousel images={landscapeImages} config={startConfig} />
      <p>
        The active slide in the middle between its neighbours, except the first and the last one
      </p>
      <Carousel images={landscapeImages} config={centerConfig} />
    </>
  );
}
