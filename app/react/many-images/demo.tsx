'use client';
import { ModalGallery, PlainGallery, type GalleryImage } from 'ks-gallery-react';
import { useMemo, useState } from 'react';
import { photographImages } from '@/components/demos/image-sets';
import { modalConfig, plainConfig } from './config';

/** A long list of few photographs, each with an id and a number of its own. */
function createImages(count: number): readonly GalleryImage[] {
  return Array.from({ length: count }, (_, id) => {
    const { modal, plain } = photographImages[id % photographImages.length] ?? photographImages[0];
    const description = `No. ${id + 1}`;
    return { id, modal: { ...modal, description }, plain: plain && { ...plain, description } };
  });
}

export default function Demo() {
  const [count, setCount] = useState(50);
  const images = useMemo(() => createImages(count), [count]);
  const [index, setIndex] = useState<number>();
  return (
    <>
      <p className="button-row">
        <button type="button" className="button" onClick={() => setCount(5000)}>
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
