'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { modalConfig, plainConfig } from './config';
import { Toolbar } from './toolbar';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const [selected, setSelected] = useState<readonly number[]>([]);
  const [index, setIndex] = useState<number>();
  return (
    <>
      <PlainGallery images={photographImages} config={plainConfig} onClickImage={setIndex} />
      <p role="status">{selected.length} of 5 images are selected.</p>
      <ModalGallery
        images={photographImages}
        config={modalConfig}
        render={{
          toolbar: (slot) => <Toolbar {...slot} selected={selected} onChange={setSelected} />,
        }}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
