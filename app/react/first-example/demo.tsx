'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { galleryImages } from '@/components/demos/image-sets';

export default function Demo() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <PlainGallery images={galleryImages} onClickImage={setIndex} />
      <ModalGallery
        images={galleryImages}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
