'use client';
import { Carousel, useModalGallery, type CarouselLibConfig } from 'ks-gallery-react';
import { carouselImages } from '@/components/demos/image-sets';

const config: CarouselLibConfig = {
  linkConfig: { name: 'carousel-fixed' },
  carouselConfig: {
    maxWidth: '766px',
    maxHeight: '400px',
    showArrows: true,
    objectFit: 'cover',
    keyboardEnable: true,
    modalGalleryEnable: true,
  },
  carouselPreviewsConfig: { visible: true, number: 5, width: 'auto', maxHeight: '100px' },
};

export default function Demo() {
  const gallery = useModalGallery();
  // The carousel only emits the click: your code opens the modal gallery.
  const openAt = (index: number) => {
    const currentImage = carouselImages[index];
    if (currentImage) gallery.open({ id: 109, images: carouselImages, currentImage });
  };

  return <Carousel id={109} images={carouselImages} config={config} onClickImage={openAt} />;
}
