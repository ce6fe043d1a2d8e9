import type { ModalLibConfig } from 'ks-gallery-react';

export const libConfig: ModalLibConfig = {
  slideConfig: {
    infinite: false,
    sidePreviews: { show: false },
  },
};
