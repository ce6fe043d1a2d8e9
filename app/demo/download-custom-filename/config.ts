import { ButtonsStrategy, type ModalLibConfig } from 'ks-gallery-react';

export const libConfig: ModalLibConfig = {
  currentImageConfig: { downloadable: true },
  buttonsConfig: { visible: true, strategy: ButtonsStrategy.SIMPLE },
};
