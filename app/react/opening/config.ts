import type { ModalLibConfig, PlainLibConfig } from 'ks-gallery-react';

export const plainConfig: PlainLibConfig = { linkConfig: { name: 'opening' } };

export const movingConfig: ModalLibConfig = {
  linkConfig: { name: 'opening' },
  openingConfig: { fromThumbnail: true, duration: 300 },
};

export const fadingConfig: ModalLibConfig = {
  linkConfig: { name: 'opening' },
  openingConfig: { fromThumbnail: false },
};
