export { Carousel } from './carousel';
export type { CarouselProps } from './props';
export { useCarouselModal } from './use-carousel-modal';
