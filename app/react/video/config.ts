import {
  ButtonsStrategy,
  type CarouselLibConfig,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';

export const plainConfig: PlainLibConfig = {
  linkConfig: { name: 'video' },
  plainGalleryConfig: {
    layout: { type: 'grid', size: { width: 'min(200px, 37vw)', height: 'min(133px, 25vw)' } },
  },
};

export const modalConfig: ModalLibConfig = {
  linkConfig: { name: 'video' },
  currentImageConfig: { downloadable: true },
  buttonsConfig: { strategy: ButtonsStrategy.SIMPLE },
  zoomConfig: { buttons: true },
};

export const carouselConfig: CarouselLibConfig = {
  carouselPlayConfig: { autoPlay: false },
};
