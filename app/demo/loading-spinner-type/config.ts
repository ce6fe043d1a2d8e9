import { LoadingType, type ModalLibConfig } from 'ks-gallery-react';

export const standard: ModalLibConfig = {
  currentImageConfig: { loadingConfig: { enable: true, type: LoadingType.STANDARD } },
};

export const circular: ModalLibConfig = {
  currentImageConfig: { loadingConfig: { enable: true, type: LoadingType.CIRCULAR } },
};

export const bars: ModalLibConfig = {
  currentImageConfig: { loadingConfig: { enable: true, type: LoadingType.BARS } },
};

export const dots: ModalLibConfig = {
  currentImageConfig: { loadingConfig: { enable: true, type: LoadingType.DOTS } },
};

export const cubeFlipping: ModalLibConfig = {
  currentImageConfig: { loadingConfig: { enable: true, type: LoadingType.CUBE_FLIPPING } },
};

export const circles: ModalLibConfig = {
  currentImageConfig: { loadingConfig: { enable: true, type: LoadingType.CIRCLES } },
};

export const explosingSquares: ModalLibConfig = {
  currentImageConfig: { loadingConfig: { enable: true, type: LoadingType.EXPLOSING_SQUARES } },
};
