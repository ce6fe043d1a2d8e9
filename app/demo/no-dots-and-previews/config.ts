import type { ModalLibConfig } from 'ks-gallery-react';

export const libConfig: ModalLibConfig = {
  previewConfig: { visible: false },
  dotsConfig: { visible: false },
};
