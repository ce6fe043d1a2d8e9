'use client';
import { ModalGallery, PlainGallery, registerLinks } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { config, libConfig } from './config';
import 'ks-gallery-react/styles.css';

registerLinks();

export default function Demo() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <PlainGallery images={photographImages} config={config} onClickImage={setIndex} />
      <ModalGallery
        images={photographImages}
        libConfig={libConfig}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
