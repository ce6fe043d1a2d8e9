import { LoadingType, type ModalLibConfig } from 'ks-gallery-react';

export const libConfig: ModalLibConfig = {
  currentImageConfig: {
    loadingConfig: { enable: false, type: LoadingType.STANDARD },
  },
};
