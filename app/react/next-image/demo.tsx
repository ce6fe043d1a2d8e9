'use client';
import NextImage, { type ImageLoader } from 'next/image';
import { ModalGallery, PlainGallery, type ModalGallerySlots } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets';
import { modalConfig, plainConfig } from './config';

// The widths are those of `images.deviceSizes` in next.config. The server has a file for each.
const loader: ImageLoader = ({ src, width }) =>
  src.replace(/(-\d+|-thumb)?\.jpg$/, width < 1600 ? `-${width}.jpg` : '.jpg');

const slots: ModalGallerySlots = {
  image: ({ imageProps }) => <NextImage {...imageProps} alt={imageProps.alt} loader={loader} />,
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
