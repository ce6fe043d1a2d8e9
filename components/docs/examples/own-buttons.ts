import {
  ButtonsStrategy,
  ButtonType,
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_DOWNLOAD,
  type ModalLibConfig,
} from 'ks-gallery-react';

export const config: ModalLibConfig = {
  buttonsConfig: {
    visible: true,
    strategy: ButtonsStrategy.CUSTOM,
    buttons: [
      {
        type: ButtonType.CUSTOM,
        className: 'fas fa-heart',
        ariaLabel: 'Add to favourites',
      },
      KS_DEFAULT_BTN_DOWNLOAD,
      KS_DEFAULT_BTN_CLOSE,
    ],
  },
  currentImageConfig: { downloadable: true },
};
