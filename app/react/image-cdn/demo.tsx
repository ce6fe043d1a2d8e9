'use client';
import { ModalGallery, PlainGallery, type ModalGallerySlots } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets';
import { modalConfig, plainConfig } from './config';

// A CDN has a parameter instead: `${src}?w=${width}&fm=${format}`. Here the server has a file for each width.
const getUrl = (src: string, width: number, format: string) =>
  src.replace(/(-\d+)?\.jpg$/, `-${width}.${format}`);

const getSrcSet = (src: string, format: string) =>
  [480, 800, 1200].map((width) => `${getUrl(src, width, format)} ${width}w`).join(', ');

const slots: ModalGallerySlots = {
  image: ({ imageProps: { sizes, ...imageProps } }) => (
    <picture>
      <source type="image/webp" srcSet={getSrcSet(imageProps.src, 'webp')} sizes={sizes} />
      <img {...imageProps} alt={imageProps.alt} />
    </picture>
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
