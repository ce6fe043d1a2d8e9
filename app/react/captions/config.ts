import type { ModalLibConfig, PlainLibConfig } from 'ks-gallery-react';

export const plainConfig: PlainLibConfig = {
  plainGalleryConfig: { layout: { type: 'grid', size: { width: '150px', height: '100px' } } },
};

export const modalConfig = (isBelow: boolean): ModalLibConfig => ({
  currentImageConfig: { captionPlacement: isBelow ? 'below' : 'over' },
  slideConfig: { playConfig: { autoPlay: false } },
});
