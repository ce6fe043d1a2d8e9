'use client';
import { ModalGallery } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets';

export default function Demo() {
  const [index, setIndex] = useState<number>();
  const [seen, setSeen] = useState<number>();
  const isOpen = index !== undefined;
  const open = (start: number) => {
    setIndex(start);
    setSeen(start);
  };
  return (
    <>
      <p className="button-row">
        <button type="button" className="button" onClick={() => open(0)}>
          Show the photographs
        </button>
        <button type="button" className="button" onClick={() => open(2)}>
          Show photograph 3
        </button>
      </p>
      <p role="status">{!isOpen && seen !== undefined && `Closed at photograph ${seen + 1}.`}</p>
      <ModalGallery
        images={photographImages}
        open={isOpen}
        defaultIndex={index}
        onIndexChange={setSeen}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
