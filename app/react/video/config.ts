import {
  ButtonsStrategy,
  type CarouselLibConfig,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';

export const plainConfig: PlainLibConfig = {
  linkConfig: { name: 'video' },
  plainGalleryConfig: { layout: { type: 'grid', size: { width: '132px', height: '88px' } } },
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
