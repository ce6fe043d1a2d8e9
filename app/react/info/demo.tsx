'use client';
import {
  ModalGallery,
  PlainGallery,
  type GalleryImage,
  type ModalGallerySlots,
} from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets';
import { modalConfig, plainConfig } from './config';

/** Author and licence of each photograph by its id; nothing is known of the last one. */
const facts = [
  ['Jacob W. Frank, US National Park Service', 'Public domain'],
  ['Luca Zanon', 'CC0 1.0'],
  ['Romain Guy', 'CC0 1.0'],
  ['Derrick Coetzee', 'CC0 1.0'],
] as const;

const slots: ModalGallerySlots<GalleryImage> = {
  info: ({ image }) => {
    const [author, licence] = facts[image.id] ?? [];
    const { description, width, height } = image.modal;
    return (
      author && (
        <>
          <h2>{description}</h2>
          <dl>
            <dt>Author</dt>
            <dd>{author}</dd>
            <dt>Licence</dt>
            <dd>{licence}</dd>
            <dt>Size</dt>
            <dd>
              {width} × {height} px
            </dd>
          </dl>
        </>
      )
    );
  },
};

export default function Demo() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <PlainGallery images={photographImages} config={plainConfig} onClickImage={setIndex} />
      <ModalGallery
        images={photographImages}
        config={modalConfig}
        render={slots}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
