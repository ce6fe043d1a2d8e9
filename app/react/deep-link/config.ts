import type { ModalLibConfig, PlainLibConfig } from 'ks-gallery-react';

export const thumbnailConfig: PlainLibConfig = { linkConfig: { name: 'album' } };

export const albumConfig: ModalLibConfig = { linkConfig: { name: 'album' } };

export const listConfig: ModalLibConfig = { linkConfig: { name: 'list' } };
