import { Carousel } from 'ks-gallery-react';
import 'ks-gallery-react/styles.css';

const config = { carouselPlayConfig: { autoPlay: false, interval: 5000, pauseOnHover: true } };

export function Gallery({ pictures }) {
  const images = pictures.map(({ src, alt, width, height }, id) => ({
    id,
    modal: { img: src, alt, width, height },
  }));
  return <Carousel id={1} images={images} config={config} />;
}

export const activeImage = '.ks-slide[data-state="active"] .ks-slide-image';
export const next = '.ks-main-arrow.ks-next';
