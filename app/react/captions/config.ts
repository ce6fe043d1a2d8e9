import type { ModalLibConfig, PlainLibConfig } from 'ks-gallery-react';

export const plainConfig: PlainLibConfig = {
  plainGalleryConfig: { layout: { type: 'grid', size: { width: '132px', height: '88px' } } },
};

export function createConfig(isBelow: boolean): ModalLibConfig {
  return {
    currentImageConfig: { captionPlacement: isBelow ? 'below' : 'over' },
    slideConfig: { playConfig: { autoPlay: false } },
  };
}
