import {
  ButtonsStrategy,
  GridLayout,
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_SHARE,
  PlainGalleryStrategy,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';

export const plainConfig: PlainLibConfig = {
  linkConfig: { name: 'photograph' },
  plainGalleryConfig: {
    strategy: PlainGalleryStrategy.GRID,
    layout: new GridLayout(
      { width: 'min(225px, 37vw)', height: 'min(150px, 25vw)' },
      { length: -1, wrap: true },
    ),
  },
};

export const modalConfig: ModalLibConfig = {
  linkConfig: { name: 'photograph' },
  buttonsConfig: {
    strategy: ButtonsStrategy.CUSTOM,
    buttons: [KS_DEFAULT_BTN_SHARE, KS_DEFAULT_BTN_CLOSE],
  },
};
