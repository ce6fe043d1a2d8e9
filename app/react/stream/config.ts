import type { ModalLibConfig, PlainLibConfig } from 'ks-gallery-react';

export const plainConfig: PlainLibConfig = {
  plainGalleryConfig: {
    layout: { type: 'grid', size: { width: 'min(200px, 37vw)', height: 'min(133px, 25vw)' } },
  },
};

export const modalConfig: ModalLibConfig = {
  slideConfig: { playConfig: { autoPlay: false } },
  currentImageConfig: { description: { strategy: 'alwaysHidden' } },
  zoomConfig: { enable: false },
};
