import { ButtonsStrategy, ButtonType, type ModalLibConfig } from 'ks-gallery-react';

export const libConfig: ModalLibConfig = {
  buttonsConfig: {
    visible: true,
    strategy: ButtonsStrategy.CUSTOM,
    buttons: [
      {
        type: ButtonType.EXTURL,
        className: 'ext-url-image',
        extUrlInNewTab: true,
        ariaLabel: 'Open the page of this image in a new tab',
        title: 'Open the page of this image in a new tab',
      },
    ],
  },
};
