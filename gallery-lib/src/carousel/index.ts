export { Carousel } from './carousel';
export type { CarouselProps } from './props';
export { useCarouselModal, type CarouselModal } from './use-carousel-modal';
