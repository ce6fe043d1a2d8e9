import { useMemo } from 'react';
import ImageGallery from 'react-image-gallery';
import 'react-image-gallery/styles/image-gallery.css';

export function Gallery({ pictures }) {
  const items = useMemo(
    () =>
      pictures.map(({ src, alt }) => ({
        original: src,
        originalAlt: alt,
        thumbnail: src,
        thumbnailAlt: '',
        loading: 'lazy',
        thumbnailLoading: 'lazy',
      })),
    [pictures],
  );
  return <ImageGallery items={items} slideDuration={0} lazyLoad />;
}

export const activeImage = '.image-gallery-slide.image-gallery-center img';
export const next = '.image-gallery-right-nav';

// The library ignores clicks for about 50 ms after a change. The pause is not measured, and there are fewer steps.
export const pause = 400;
export const mostSteps = 12;
