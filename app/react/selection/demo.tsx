'use client';
import { ModalGallery, PlainGallery, type GalleryImage, type RenderSlot } from 'ks-gallery-react';
import { useState } from 'react';
import { photographImages } from '@/components/demos/image-sets';
import { modalConfig, plainConfig } from './config';

export default function Demo() {
  const [selected, setSelected] = useState<readonly number[]>([]);
  const [index, setIndex] = useState<number>();
  const toggle = (id: number) =>
    setSelected(
      selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id],
    );
  const toolbar: RenderSlot<GalleryImage> = ({ image: { id }, defaultRender }) => (
    <>
      <label>
        <input type="checkbox" checked={selected.includes(id)} onChange={() => toggle(id)} /> Select
      </label>
      {defaultRender()}
    </>
  );
  return (
    <>
      <PlainGallery images={photographImages} config={plainConfig} onClickImage={setIndex} />
      <p role="status">{selected.length} of 5 images are selected.</p>
      <ModalGallery
        images={photographImages}
        config={modalConfig}
        render={{ toolbar }}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
