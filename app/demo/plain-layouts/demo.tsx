'use client';
import { PlainGallery, useModalGallery, type PlainLibConfig } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { column, createModalConfig, grid, row, rowSpaceAround } from './config';
import 'ks-gallery-react/styles.css';

const galleries = [
  { id: 200, heading: 'Row', config: row },
  { id: 201, heading: 'Row with space around', config: rowSpaceAround },
  { id: 202, heading: 'Column', config: column },
  { id: 203, heading: 'Grid', config: grid },
];

export default function Demo() {
  const gallery = useModalGallery();
  const openAt = (id: number, config: PlainLibConfig) => (defaultIndex: number) =>
    gallery.open({ id, images: galleryImages, defaultIndex, libConfig: createModalConfig(config) });

  return galleries.map(({ id, heading, config }) => (
    <section key={id} aria-label={heading}>
      <h3>{heading}</h3>
      <PlainGallery
        id={id}
        images={galleryImages}
        config={config}
        onClickImage={openAt(id, config)}
      />
    </section>
  ));
}
