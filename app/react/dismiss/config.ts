import type { ModalLibConfig, PlainLibConfig } from 'ks-gallery-react';

export const plainConfig: PlainLibConfig = { linkConfig: { name: 'dismiss' } };

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
