'use client';
import { Carousel, registerLinks, useModalGallery } from 'ks-gallery-react';
import { carouselImages } from '@/components/demos/image-sets/carousel-images';
import { config } from './config';
import 'ks-gallery-react/styles.css';

registerLinks();

export default function Demo() {
  const gallery = useModalGallery();
  // The carousel only emits the click: your code opens the modal gallery.
  const openAt = (index: number) => {
    const currentImage = carouselImages[index];
    if (currentImage) gallery.open({ id: 109, images: carouselImages, currentImage });
  };

  return <Carousel id={109} images={carouselImages} config={config} onClickImage={openAt} />;
}
