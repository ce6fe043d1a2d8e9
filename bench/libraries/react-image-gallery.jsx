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

export const picture = '.image-gallery-slide.image-gallery-center img';
export const next = '.image-gallery-right-nav';

// It ignores what is pressed within about 50 ms of the last change; the wait is not counted, and the walk is shorter.
export const pause = 400;
export const mostSteps = 12;
