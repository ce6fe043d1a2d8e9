'use client';
import { ModalGallery, PlainGallery, type ModalGallerySlots } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets';
import { modalConfig, plainConfig } from './config';

// A CDN has a parameter instead, such as `${src}?width=${width}`. Here the server has a file for each width.
const getUrl = (src: string, width: number) => src.replace(/(-\d+|-thumb)?\.jpg$/, `-${width}.jpg`);

const getSrcSet = (src: string) =>
  [480, 800, 1200].map((width) => `${getUrl(src, width)} ${width}w`).join(', ');

const slots: ModalGallerySlots = {
  image: ({ imageProps }) => (
    <img {...imageProps} alt={imageProps.alt} srcSet={getSrcSet(imageProps.src)} />
  ),
};

export default function Demo() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <PlainGallery
        images={photographImages}
        config={plainConfig}
        render={slots}
        onClickImage={setIndex}
      />
      <ModalGallery
        images={photographImages}
        config={modalConfig}
        render={slots}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
