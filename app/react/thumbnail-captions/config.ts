import type { ModalLibConfig, PlainGalleryConfig, PlainLibConfig } from 'ks-gallery-react';

const layout: PlainGalleryConfig['layout'] = {
  type: 'grid',
  size: { width: '180px', height: '120px' },
};

export const belowConfig: PlainLibConfig = { plainGalleryConfig: { layout, caption: 'below' } };

export const overConfig: PlainLibConfig = { plainGalleryConfig: { layout, caption: 'over' } };

export const modalConfig: ModalLibConfig = {
  slideConfig: { playConfig: { autoPlay: false } },
};
