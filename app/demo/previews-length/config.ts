import type { ModalLibConfig } from 'ks-gallery-react';

export const libConfig: ModalLibConfig = {
  previewConfig: { visible: true, number: 1 },
};
