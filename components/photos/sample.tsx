'use client';
import { ModalGallery, PlainGallery, type PlainLibConfig } from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import { useState } from 'react';
import { albumImages } from '@/components/demos/image-sets/album-images';
import '@/styles/gallery/index.scss';
import '@/styles/gallery/layouts.scss';

registerLayouts();

const config: PlainLibConfig = {
  plainGalleryConfig: { layout: { type: 'justified', rowHeight: 130, gap: 4 } },
};

/** What the page makes, of photographs of this site. */
export function Sample() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <PlainGallery images={albumImages} config={config} onClickImage={setIndex} />
      <ModalGallery
        images={albumImages}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
