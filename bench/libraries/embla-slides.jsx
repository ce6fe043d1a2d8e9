import { Gallery as Carousel } from './embla.jsx';
import './embla-slides.css';

// Two and a half slides, without infinite sliding.
const options = { align: 'start' };

export function Gallery({ pictures }) {
  return <Carousel pictures={pictures} options={options} />;
}

export { activeImage, next } from './embla.jsx';
export { mostSteps } from './last-slides.js';
