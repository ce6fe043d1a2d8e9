import type { ModalLibConfig } from 'ks-gallery-react';

export const libConfig: ModalLibConfig = {
  previewConfig: {
    visible: true,
    size: { width: '150px', height: 'auto' },
  },
};
