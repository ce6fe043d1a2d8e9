'use client';
import { ModalGallery, PlainGallery, registerLinks } from 'ks-gallery-react';
import { useState } from 'react';
import { openingImages } from '@/components/demos/image-sets/opening-images';
import { plainConfig, movingConfig, fadingConfig } from './config';
import { OnlyFade, Thumbnails } from './thumbnails';
import 'ks-gallery-react/styles.css';

registerLinks();

export default function Demo() {
  const [index, setIndex] = useState<number>();
  const [fades, setFades] = useState(false);
  return (
    <>
      <OnlyFade checked={fades} onChange={setFades} />
      <h3>Plain gallery</h3>
      <PlainGallery images={openingImages} config={plainConfig} onClickImage={setIndex} />
      <Thumbnails onClickImage={setIndex} />
      <ModalGallery
        images={openingImages}
        config={fades ? fadingConfig : movingConfig}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
        className="opening-gallery"
      />
    </>
  );
}
