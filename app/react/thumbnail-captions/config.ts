import type { ModalLibConfig, PlainGalleryConfig, PlainLibConfig } from 'ks-gallery-react';

const layout: PlainGalleryConfig['layout'] = {
  type: 'grid',
  size: { width: 'min(180px, 37vw)', height: 'min(120px, 25vw)' },
};

export const belowConfig: PlainLibConfig = { plainGalleryConfig: { layout, caption: 'below' } };

export const overConfig: PlainLibConfig = { plainGalleryConfig: { layout, caption: 'over' } };

export const modalConfig: ModalLibConfig = {
  slideConfig: { playConfig: { autoPlay: false } },
};
