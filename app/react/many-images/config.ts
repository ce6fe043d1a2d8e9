import type { ModalLibConfig, PlainLibConfig } from 'ks-gallery-react';

export const plainConfig: PlainLibConfig = {
  linkConfig: { name: 'archive' },
  plainGalleryConfig: {
    layout: { type: 'grid', size: { width: 'min(160px, 37vw)', height: 'min(107px, 25vw)' } },
    caption: 'below',
  },
};

export const modalConfig: ModalLibConfig = {
  linkConfig: { name: 'archive' },
  slideConfig: { playConfig: { autoPlay: false } },
};
