'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { openingImages } from '@/components/demos/image-sets';
import { plainConfig, movingConfig, fadingConfig } from './config';
import { Thumbnails } from './thumbnails';
import './style.css';

export default function Demo() {
  const [index, setIndex] = useState<number>();
  const [fades, setFades] = useState(false);
  return (
    <>
      <label>
        <input type="checkbox" checked={fades} onChange={() => setFades(!fades)} /> Only fade
      </label>
      <h3>Plain gallery</h3>
      <PlainGallery images={openingImages} config={plainConfig} onClickImage={setIndex} />
      <h3>Thumbnails of the application</h3>
      <Thumbnails onClickImage={setIndex} />
      <p className="button-row">
        <button type="button" className="button" onClick={() => setIndex(2)}>
          Open at image 3
        </button>
      </p>
      <ModalGallery
        images={openingImages}
        libConfig={fades ? fadingConfig : movingConfig}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
        className="opening-gallery"
      />
    </>
  );
}
