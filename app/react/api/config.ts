import type { ModalLibConfig, PlainLibConfig } from 'ks-gallery-react';

export const plainConfig: PlainLibConfig = {
  plainGalleryConfig: { layout: { type: 'grid', size: { width: '132px', height: '88px' } } },
};

export const modalConfig: ModalLibConfig = {
  slideConfig: { playConfig: { autoPlay: false } },
};
