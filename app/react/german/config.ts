import type { ModalLibConfig, PlainLibConfig } from 'ks-gallery-react';
import { german, germanCaption } from 'ks-gallery-react/locales/de';

export const plainConfig: PlainLibConfig = {
  accessibilityConfig: german,
  plainGalleryConfig: {
    layout: { type: 'grid', size: { width: 'min(200px, 37vw)', height: 'min(133px, 25vw)' } },
  },
};

export const modalConfig: ModalLibConfig = {
  accessibilityConfig: german,
  currentImageConfig: { description: germanCaption },
  buttonsConfig: { strategy: 'full' },
  slideConfig: { playConfig: { autoPlay: false } },
};
