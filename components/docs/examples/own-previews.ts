import type { ModalLibConfig } from 'ks-gallery-react';

export const config: ModalLibConfig = {
  previewConfig: {
    visible: true,
    number: 5,
    size: { width: '96px', height: '64px' },
  },
};
