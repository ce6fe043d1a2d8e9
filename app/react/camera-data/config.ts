import type { ModalLibConfig } from 'ks-gallery-react';

export const modalConfig: ModalLibConfig = {
  slideConfig: { playConfig: { autoPlay: false } },
};
