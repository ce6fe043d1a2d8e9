import { GridLayout, PlainGalleryStrategy } from 'ks-gallery-react';
import { PlainGallery } from 'ks-gallery-react/plain-gallery';
import { useMemo } from 'react';
import 'ks-gallery-react/plain-gallery/styles.css';
import { toImages } from './ks-gallery-images.js';

// Links with thumbnails in rows of equal length.
const config = {
  plainGalleryConfig: {
    strategy: PlainGalleryStrategy.GRID,
    layout: new GridLayout({ width: '120px', height: '90px' }, { length: 8, wrap: true }),
  },
};

export function Gallery({ pictures }) {
  const images = useMemo(() => toImages(pictures), [pictures]);
  return <PlainGallery id={1} images={images} config={config} onClickImage={() => undefined} />;
}

export const item = '.ks-plain-image';
