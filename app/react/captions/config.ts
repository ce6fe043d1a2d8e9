import type { ModalLibConfig, PlainLibConfig } from 'ks-gallery-react';

export const plainConfig: PlainLibConfig = {
  plainGalleryConfig: {
    layout: { type: 'grid', size: { width: 'min(200px, 37vw)', height: 'min(133px, 25vw)' } },
  },
};

export function createConfig(isBelow: boolean): ModalLibConfig {
  return {
    currentImageConfig: { captionPlacement: isBelow ? 'below' : 'auto' },
    slideConfig: { playConfig: { autoPlay: false } },
  };
}
