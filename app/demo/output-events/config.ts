import { ButtonsStrategy, type ModalLibConfig } from 'ks-gallery-react';

export const allButtons: ModalLibConfig = {
  buttonsConfig: { visible: true, strategy: ButtonsStrategy.FULL },
  currentImageConfig: { downloadable: true },
};
