'use client';
import { ModalGallery, PlainGallery, type FlatImage, type PlainLibConfig } from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import { useState } from 'react';
import '@/styles/gallery/index.scss';
import '@/styles/gallery/layouts.scss';

registerLayouts();

interface PlainWithViewerProps {
  images: readonly FlatImage[];
  config: PlainLibConfig;
}

/** The plain gallery, whose thumbnails open the modal gallery. */
export function PlainWithViewer({ images, config }: PlainWithViewerProps) {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <PlainGallery images={images} config={config} onClickImage={setIndex} />
      <ModalGallery
        images={images}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
