'use client';
import { Carousel, ModalGallery, useCarouselModal } from 'ks-gallery-react';
import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { carouselConfig } from './config';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const { carouselProps, modalProps } = useCarouselModal();
  return (
    <>
      <Carousel images={photographImages} config={carouselConfig} {...carouselProps} />
      <ModalGallery images={photographImages} {...modalProps} />
    </>
  );
}
