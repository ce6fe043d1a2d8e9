import type { ModalLibConfig } from 'ks-gallery-react';

export const libConfig: ModalLibConfig = {
  keyboardConfig: {
    esc: 'KeyQ',
    left: 'ArrowDown',
    right: 'ArrowUp',
  },
};
