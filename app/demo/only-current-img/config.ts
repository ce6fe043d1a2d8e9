import { ButtonsStrategy, type ModalLibConfig } from 'ks-gallery-react';

export const libConfig: ModalLibConfig = {
  previewConfig: { visible: false },
  dotsConfig: { visible: false },
  slideConfig: {
    infinite: false,
    // With autoplay, the gallery would show a pause button.
    playConfig: { autoPlay: false },
    sidePreviews: { show: false },
  },
  buttonsConfig: { visible: false, strategy: ButtonsStrategy.DEFAULT },
};
