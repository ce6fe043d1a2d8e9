/** The three galleries with all of their parts, next to elements of an application. */
import { createRoot } from 'react-dom/client';
import { Carousel, ModalGallery, PlainGallery } from 'ks-gallery-react';
import { images } from './gallery';

const still = { playConfig: { autoPlay: false } };
const description = {
  strategy: 'always-visible',
  imageText: 'Photograph ',
  numberSeparator: ' of ',
};
const libConfig = {
  slideConfig: { ...still, sidePreviews: { show: true } },
  currentImageConfig: { description },
  buttonsConfig: { visible: true, strategy: 'full' },
  controlsConfig: { hideAfter: false },
  previewConfig: { visible: true },
};
const carouselConfig = {
  carouselPlayConfig: { autoPlay: false },
  carouselImageConfig: { description },
};
const isOpen = location.search === '?modal';

createRoot(document.querySelector('#root')).render(
  <main>
    <PlainGallery images={images} />
    <Carousel images={images} config={carouselConfig} />
    <ModalGallery images={images} config={libConfig} open={isOpen} defaultIndex={0} />
  </main>,
);
