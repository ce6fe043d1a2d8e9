import {
  GridLayout,
  PlainGalleryStrategy,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';

export const config: PlainLibConfig = {
  linkConfig: { name: 'own-image-type' },
  plainGalleryConfig: {
    strategy: PlainGalleryStrategy.GRID,
    layout: new GridLayout({ width: '225px', height: '150px' }, { length: -1, wrap: true }),
  },
};

export const libConfig: ModalLibConfig = { linkConfig: { name: 'own-image-type' } };
