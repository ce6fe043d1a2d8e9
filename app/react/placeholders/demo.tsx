'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { placeholderImages } from '@/components/demos/image-sets/placeholder-images';
import type { Photo } from '@/components/demos/image-sets/photographs';
import { modalConfig, plainConfig } from './config';
import { createSlowImages } from './slow-images';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const [images, setImages] = useState<readonly Photo[]>(placeholderImages);
  const [index, setIndex] = useState<number>();
  return (
    <>
      <PlainGallery images={images} config={plainConfig} onClickImage={setIndex} />
      <p className="button-row">
        <button type="button" className="button" onClick={() => setImages(createSlowImages())}>
          Load the images again, slowly
        </button>
      </p>
      <ModalGallery
        images={images}
        config={modalConfig}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
