import {
  GridLayout,
  PlainGalleryStrategy,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';

export const config: PlainLibConfig = {
  linkConfig: { name: 'first-example' },
  plainGalleryConfig: {
    strategy: PlainGalleryStrategy.GRID,
    layout: new GridLayout({ width: '240px', height: '160px' }, { length: -1, wrap: true }),
  },
};

export const libConfig: ModalLibConfig = { linkConfig: { name: 'first-example' } };
