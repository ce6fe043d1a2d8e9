'use client';
import { ModalGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets/photograph-images';
import { modalConfig } from './config';
import { List } from './list';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  const [images, setImages] = useState(() => [...photographImages]);
  const [index, setIndex] = useState<number>();
  const move = (from: number, to: number) =>
    setImages(images.toSpliced(from, 1).toSpliced(to, 0, ...images.slice(from, from + 1)));
  return (
    <>
      <List images={images} onMove={move} onClickImage={setIndex} />
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
