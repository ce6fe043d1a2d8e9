'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import { useState } from 'react';
import { albumImages } from '@/components/demos/image-sets/album-images';
import { Album, Albums } from './albums';
import { layouts } from './list';
import 'ks-gallery-react/styles.css';
import 'ks-gallery-react/layouts/styles.css';

registerLayouts();

export default function Demo() {
  const [index, setIndex] = useState<number>();
  return (
    <Albums>
      {layouts.map(({ title, config }) => (
        <Album key={title} title={title}>
          <PlainGallery images={albumImages} config={config} onClickImage={setIndex} />
        </Album>
      ))}
      <ModalGallery
        images={albumImages}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </Albums>
  );
}
