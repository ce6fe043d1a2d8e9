import type { ModalLibConfig } from 'ks-gallery-react';

export const libConfig: ModalLibConfig = {
  slideConfig: {
    infinite: true,
    sidePreviews: { show: false },
  },
};
