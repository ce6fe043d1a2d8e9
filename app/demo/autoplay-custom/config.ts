import type { ModalLibConfig } from 'ks-gallery-react';

export const libConfig: ModalLibConfig = {
  slideConfig: {
    playConfig: { autoPlay: true, interval: 2000, pauseOnHover: false },
  },
};
