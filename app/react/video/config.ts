import {
  ButtonsStrategy,
  type CarouselLibConfig,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';

export const plainConfig: PlainLibConfig = {
  linkConfig: { name: 'video' },
  plainGalleryConfig: {
    layout: { type: 'grid', size: { width: 'min(150px, 27vw)', height: 'min(100px, 18vw)' } },
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
