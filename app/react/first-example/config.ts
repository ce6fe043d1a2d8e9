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
    layout: new GridLayout(
      { width: 'min(225px, 37vw)', height: 'min(150px, 25vw)' },
      { length: -1, wrap: true },
    ),
  },
};

export const libConfig: ModalLibConfig = { linkConfig: { name: 'first-example' } };
