import { LineLayout, type ModalLibConfig, type PlainLibConfig } from 'ks-gallery-react';

export const plainConfig: PlainLibConfig = {
  linkConfig: { name: 'opening' },
  plainGalleryConfig: {
    layout: new LineLayout(
      { width: 'auto', height: '90px' },
      { length: -1, wrap: true },
      'flex-start',
    ),
  },
};

export const movingConfig: ModalLibConfig = {
  linkConfig: { name: 'opening' },
  openingConfig: { fromThumbnail: true, duration: 300 },
};

export const fadingConfig: ModalLibConfig = {
  linkConfig: { name: 'opening' },
  openingConfig: { fromThumbnail: false },
};
