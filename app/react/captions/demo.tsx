'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { images } from './captions';
import { createConfig, plainConfig } from './config';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const [index, setIndex] = useState<number>();
  const [isBelow, setBelow] = useState(false);
  return (
    <>
      <p>
        <label>
          <input type="checkbox" checked={isBelow} onChange={() => setBelow(!isBelow)} /> Captions
          below the image
        </label>
      </p>
      <PlainGallery images={images} config={plainConfig} onClickImage={setIndex} />
      <ModalGallery
        images={images}
        config={createConfig(isBelow)}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
