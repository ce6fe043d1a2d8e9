'use client';
import { ModalGallery, PlainGallery, registerLinks } from 'ks-gallery-react';
import { useState } from 'react';
import { modalConfig, plainConfig } from './config';
import { createImages } from './create-images';
import 'ks-gallery-react/styles.css';

registerLinks();

export default function Demo() {
  const [images, setImages] = useState(() => createImages(50));
  const [index, setIndex] = useState<number>();
  return (
    <>
      <p className="button-row">
        <button type="button" className="button" onClick={() => setImages(createImages(5000))}>
          Show 5,000 images
        </button>
      </p>
      <PlainGallery images={images} config={plainConfig} onClickImage={setIndex} />
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
