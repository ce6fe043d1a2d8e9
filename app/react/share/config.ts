import {
  ButtonsStrategy,
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_SHARE,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';

export const plainConfig: PlainLibConfig = {
  linkConfig: { name: 'photograph' },
};

export const modalConfig: ModalLibConfig = {
  linkConfig: { name: 'photograph' },
  buttonsConfig: {
    strategy: ButtonsStrategy.CUSTOM,
    buttons: [KS_DEFAULT_BTN_SHARE, KS_DEFAULT_BTN_CLOSE],
  },
};
