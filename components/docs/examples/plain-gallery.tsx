'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { useState } from 'react';

const images = [
  { id: 0, modal: { img: '/photos/lake.jpg' }, plain: { img: '/photos/lake-small.jpg' } },
  { id: 1, modal: { img: '/photos/dune.jpg' }, plain: { img: '/photos/dune-small.jpg' } },
];

export function Album() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <PlainGallery images={images} onClickImage={setIndex} style={{ flexWrap: 'wrap' }} />
      <ModalGallery
        images={images}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
