'use client';
import { PlainGallery, useModalGallery, type PlainLibConfig } from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets';
import { column, createModalConfig, grid, row, rowSpaceAround } from './config';

const galleries = [
  { id: 200, heading: 'Row', config: row },
  { id: 201, heading: 'Row with space around', config: rowSpaceAround },
  { id: 202, heading: 'Column', config: column },
  { id: 203, heading: 'Grid', config: grid },
];

export default function Demo() {
  const gallery = useModalGallery();
  const openAt = (id: number, index: number, config: PlainLibConfig) => {
    const currentImage = galleryImages[index];
    const libConfig = createModalConfig(config);
    if (currentImage) gallery.open({ id, images: galleryImages, currentImage, libConfig });
  };

  return galleries.map(({ id, heading, config }) => (
    <section key={id} aria-label={heading}>
      <h3>{heading}</h3>
      <PlainGallery
        id={id}
        images={galleryImages}
        config={config}
        onClickImage={(index) => openAt(id, index, config)}
      />
    </section>
  ));
}
