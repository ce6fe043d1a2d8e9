import { ButtonsStrategy, type ModalLibConfig } from 'ks-gallery-react';

export const closeOnly: ModalLibConfig = {
  currentImageConfig: { downloadable: true },
  buttonsConfig: { visible: true, strategy: ButtonsStrategy.DEFAULT },
};

export const simple: ModalLibConfig = {
  currentImageConfig: { downloadable: true },
  buttonsConfig: { visible: true, strategy: ButtonsStrategy.SIMPLE },
};

export const advanced: ModalLibConfig = {
  currentImageConfig: { downloadable: true },
  buttonsConfig: { visible: true, strategy: ButtonsStrategy.ADVANCED },
};

export const full: ModalLibConfig = {
  currentImageConfig: { downloadable: true },
  buttonsConfig: { visible: true, strategy: ButtonsStrategy.FULL },
};
