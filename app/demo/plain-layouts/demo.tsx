'use client';
import {
  GridLayout,
  LineLayout,
  PlainGallery,
  PlainGalleryStrategy,
  useModalGallery,
  type PlainLibConfig,
} from 'ks-gallery-react';
import { galleryImages } from '@/components/demos/image-sets';

const row: PlainLibConfig = {
  linkConfig: { name: 'row' },
  plainGalleryConfig: {
    strategy: PlainGalleryStrategy.ROW,
    layout: new LineLayout(
      { width: '80px', height: '80px' },
      { length: 2, wrap: true },
      'flex-start',
    ),
  },
};
const rowSpaceAround: PlainLibConfig = {
  linkConfig: { name: 'row-space-around' },
  plainGalleryConfig: {
    strategy: PlainGalleryStrategy.ROW,
    layout: new LineLayout(
      { width: '50px', height: '50px' },
      { length: 2, wrap: true },
      'space-around',
    ),
  },
};
const column: PlainLibConfig = {
  linkConfig: { name: 'column' },
  plainGalleryConfig: {
    strategy: PlainGalleryStrategy.COLUMN,
    layout: new LineLayout(
      { width: '50px', height: '50px' },
      { length: 3, wrap: true },
      'flex-start',
    ),
  },
};
const grid: PlainLibConfig = {
  linkConfig: { name: 'grid' },
  plainGalleryConfig: {
    strategy: PlainGalleryStrategy.GRID,
    layout: new GridLayout({ width: '80px', height: '80px' }, { length: 3, wrap: true }),
  },
};

const galleries = [
  { id: 200, heading: 'Row', config: row },
  { id: 201, heading: 'Row with space around', config: rowSpaceAround },
  { id: 202, heading: 'Column', config: column },
  { id: 203, heading: 'Grid', config: grid },
];

export default function Demo() {
  const gallery = useModalGallery();
  const openAt = (id: number, index: number, { linkConfig }: PlainLibConfig) => {
    const currentImage = galleryImages[index];
    if (currentImage) {
      gallery.open({ id, images: galleryImages, currentImage, libConfig: { linkConfig } });
    }
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
