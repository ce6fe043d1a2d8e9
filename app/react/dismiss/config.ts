import {
  GridLayout,
  PlainGalleryStrategy,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';

export const plainConfig: PlainLibConfig = {
  linkConfig: { name: 'dismiss' },
  plainGalleryConfig: {
    strategy: PlainGalleryStrategy.GRID,
    layout: new GridLayout(
      { width: 'min(225px, 37vw)', height: 'min(150px, 25vw)' },
      { length: -1, wrap: true },
    ),
  },
};

export const bothConfig: ModalLibConfig = {
  linkConfig: { name: 'dismiss' },
  dismissConfig: { enable: 'both', mouse: true },
};

export const downConfig: ModalLibConfig = {
  linkConfig: { name: 'dismiss' },
  dismissConfig: { enable: 'down', mouse: true },
};

export const offConfig: ModalLibConfig = {
  linkConfig: { name: 'dismiss' },
  dismissConfig: { enable: false },
};
