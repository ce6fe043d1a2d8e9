import type { ModalLibConfig } from 'ks-gallery-react';

export const modalConfig: ModalLibConfig = {
  slideConfig: { playConfig: { autoPlay: false } },
  currentImageConfig: { description: { strategy: 'alwaysHidden' } },
  zoomConfig: { enable: false },
};
