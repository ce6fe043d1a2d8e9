'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { streamImages } from '@/components/demos/image-sets/stream-images';
import { modalConfig, plainConfig } from './config';
import { StreamSlide } from './stream-slide';
import 'ks-gallery-react/styles.css';
import './style.css';

export default function Demo() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <PlainGallery images={streamImages} config={plainConfig} onClickImage={setIndex} />
      <ModalGallery
        images={streamImages}
        config={modalConfig}
        render={{ slide: (context) => <StreamSlide {...context} /> }}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
