'use client';
import {
  ModalGallery,
  PlainGallery,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';
import { useState } from 'react';
import { galleryImages } from '@/components/demos/image-sets';

const config: PlainLibConfig = { linkConfig: { name: 'first-example' } };
const libConfig: ModalLibConfig = { linkConfig: { name: 'first-example' } };

export default function Demo() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <PlainGallery images={galleryImages} config={config} onClickImage={setIndex} />
      <ModalGallery
        images={galleryImages}
        libConfig={libConfig}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
