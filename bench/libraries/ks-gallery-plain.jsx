import { GridLayout, PlainGallery, PlainGalleryStrategy } from 'ks-gallery-react';
import 'ks-gallery-react/styles.css';

const config = {
  plainGalleryConfig: {
    strategy: PlainGalleryStrategy.GRID,
    layout: new GridLayout({ width: '120px', height: '90px' }, { length: 8, wrap: true }),
  },
};

export function Gallery({ pictures }) {
  const images = pictures.map(({ src, alt, width, height }, id) => ({
    id,
    modal: { img: src, alt, width, height },
  }));
  return <PlainGallery id={1} images={images} config={config} onClickImage={() => undefined} />;
}

export const item = '.ks-plain-image';
