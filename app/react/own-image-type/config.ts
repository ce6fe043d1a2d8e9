import type { ModalLibConfig, PlainLibConfig } from 'ks-gallery-react';

export const config: PlainLibConfig = { linkConfig: { name: 'own-image-type' } };

export const libConfig: ModalLibConfig = { linkConfig: { name: 'own-image-type' } };
