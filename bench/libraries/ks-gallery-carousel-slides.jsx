import { registerSlides } from 'ks-gallery-react/slides';
import { config as bare, Gallery as Carousel } from './ks-gallery-carousel-bare.jsx';

registerSlides();

// Two and a half slides, without infinite sliding.
const config = {
  ...bare,
  carouselConfig: { showArrows: false, maxHeight: '300px', slidesPerView: 2.5, gap: 8 },
  slideConfig: { infinite: false },
};

export function Gallery({ pictures }) {
  return <Carousel pictures={pictures} config={config} />;
}

export { activeImage, next } from './ks-gallery-carousel-bare.jsx';
export { mostSteps } from './last-slides.js';
