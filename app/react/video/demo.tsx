'use client';
import { Carousel, ModalGallery, PlainGallery, registerLinks } from 'ks-gallery-react';
import { useState } from 'react';
import { videoImages } from '@/components/demos/image-sets/video-images';
import { carouselConfig, modalConfig, plainConfig } from './config';
import 'ks-gallery-react/styles.css';
import 'ks-gallery-react/video/styles.css';

registerLinks();

export default function Demo() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <h3>Plain gallery and modal gallery</h3>
      <PlainGallery images={videoImages} config={plainConfig} onClickImage={setIndex} />
      <ModalGallery
        images={videoImages}
        config={modalConfig}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
      <h3>Carousel</h3>
      <Carousel images={videoImages} config={carouselConfig} />
    </>
  );
}
