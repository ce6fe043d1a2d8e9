import type { ModalLibConfig } from 'ks-gallery-react';

export const libConfig: ModalLibConfig = {
  slideConfig: {
    playConfig: { autoPlay: true, interval: 5000, pauseOnHover: true },
  },
};
