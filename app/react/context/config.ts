import type { ModalLibConfig } from 'ks-gallery-react';

export const modalConfig: ModalLibConfig = {
  // Over the image, the buttons would cover it and the arrows on a phone.
  currentImageConfig: { captionPlacement: 'below' },
};
