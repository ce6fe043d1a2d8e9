import type { ModalLibConfig, PlainLibConfig } from 'ks-gallery-react';

export const plainConfig: PlainLibConfig = {
  linkConfig: { name: 'archive' },
  plainGalleryConfig: {
    layout: { type: 'grid', size: { width: '96px', height: '64px' } },
    caption: 'below',
  },
};

export const modalConfig: ModalLibConfig = {
  linkConfig: { name: 'archive' },
  slideConfig: { playConfig: { autoPlay: false } },
};
