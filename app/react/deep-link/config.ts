import {
  GridLayout,
  PlainGalleryStrategy,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';

export const thumbnailConfig: PlainLibConfig = {
  linkConfig: { name: 'album' },
  plainGalleryConfig: {
    strategy: PlainGalleryStrategy.GRID,
    layout: new GridLayout(
      { width: 'min(225px, 37vw)', height: 'min(150px, 25vw)' },
      { length: -1, wrap: true },
    ),
  },
};

export const albumConfig: ModalLibConfig = { linkConfig: { name: 'album' } };

export const listConfig: ModalLibConfig = { linkConfig: { name: 'list' } };
