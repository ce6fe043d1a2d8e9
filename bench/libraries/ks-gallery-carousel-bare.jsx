import { Carousel } from 'ks-gallery-react/carousel';
import { useMemo, useRef } from 'react';
import 'ks-gallery-react/carousel/styles.css';
import { toImages } from './ks-gallery-images.js';

// Swipes, keys and infinite sliding without any control; the button below is the page's own.
export const config = {
  // As high as the image, so that the same area is painted as in the alternative.
  carouselConfig: { showArrows: false, maxHeight: '750px' },
  carouselPlayConfig: { autoPlay: false },
  carouselDotsConfig: { visible: false },
  carouselPreviewsConfig: { visible: false },
};

export function Gallery({ pictures, config: options = config }) {
  const carousel = useRef(null);
  const images = useMemo(() => toImages(pictures), [pictures]);
  return (
    <>
      <Carousel id={1} ref={carousel} images={images} config={options} />
      <button type="button" id="next" onClick={() => carousel.current.nextImage()}>
        Next
      </button>
    </>
  );
}

export const activeImage = ".ks-slide[data-state='active'] .ks-slide-image";
export const next = '#next';
