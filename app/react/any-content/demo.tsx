'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { contentImages } from '@/components/demos/image-sets/content-images';
import { modalConfig, plainConfig } from './config';
import { slides } from './slides';
import 'ks-gallery-react/styles.css';
import './style.css';

export default function Demo() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <PlainGallery images={contentImages} config={plainConfig} onClickImage={setIndex} />
      <ModalGallery
        images={contentImages}
        config={modalConfig}
        render={{ slide: (context) => slides[context.image.kind](context) }}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
