import type { ModalLibConfig } from 'ks-gallery-react';

export const libConfig: ModalLibConfig = {
  currentImageConfig: { invertSwipe: true },
};
