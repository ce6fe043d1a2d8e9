'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { modalConfig, plainConfig } from './config';
import { slots } from './slots';
import 'ks-gallery-react/styles.css';

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
