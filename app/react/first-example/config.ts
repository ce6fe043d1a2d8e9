import type { ModalLibConfig, PlainLibConfig } from 'ks-gallery-react';

export const config: PlainLibConfig = { linkConfig: { name: 'first-example' } };

export const libConfig: ModalLibConfig = { linkConfig: { name: 'first-example' } };
