export * from './model';
export { Carousel, useCarouselModal, type CarouselProps } from './carousel';
export { PlainGallery, type PlainGalleryProps } from './plain-gallery';
export * from './modal-gallery';
export { registerLinks, useGalleryLink } from './links';
export { registerSlides } from './slides';
