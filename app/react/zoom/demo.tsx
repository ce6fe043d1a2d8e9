'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { galleryImages } from '@/components/demos/image-sets';
import { plainConfig, modalConfig } from './config';

export default function Demo() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <PlainGallery images={galleryImages} config={plainConfig} onClickImage={setIndex} />
      <ModalGallery
        images={galleryImages}
        libConfig={modalConfig}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
