import { DescriptionStrategy } from 'ks-gallery-react';
import { Carousel } from 'ks-gallery-react/carousel';
import { useMemo } from 'react';
import 'ks-gallery-react/carousel/styles.css';
import { toImages } from './ks-gallery-images.js';

// The defaults, with arrows, dots, thumbnails and autoplay button; also a caption.
const config = {
  // As high as the image, so that at least the same area is painted as in the alternatives.
  carouselConfig: { maxHeight: '600px' },
  carouselImageConfig: { description: { strategy: DescriptionStrategy.ALWAYS_VISIBLE } },
};

export function Gallery({ pictures }) {
  const images = useMemo(() => toImages(pictures), [pictures]);
  return <Carousel id={1} images={images} config={config} />;
}

export { activeImage } from './ks-gallery-carousel-bare.jsx';
export const next = '.ks-main-arrow.ks-next';
