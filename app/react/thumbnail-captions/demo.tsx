'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { belowConfig, modalConfig, overConfig } from './config';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <h3>Below</h3>
      <PlainGallery images={photographImages} config={belowConfig} onClickImage={setIndex} />
      <h3>Over</h3>
      <PlainGallery images={photographImages} config={overConfig} onClickImage={setIndex} />
      <ModalGallery
        images={photographImages}
        config={modalConfig}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
