import { useMemo } from 'react';
import ImageGallery from 'react-image-gallery';
import 'react-image-gallery/styles/image-gallery.css';

// The features of the full carousel: arrows, dots, thumbnails, autoplay button, caption, swipes and keys.
export function Gallery({ pictures }) {
  const items = useMemo(
    () =>
      pictures.map(({ src, alt, description }) => ({
        original: src,
        originalAlt: alt,
        description,
        thumbnail: src,
        thumbnailAlt: '',
        loading: 'lazy',
        thumbnailLoading: 'lazy',
      })),
    [pictures],
  );
  return (
    <ImageGallery
      items={items}
      slideDuration={0}
      lazyLoad
      showBullets
      showFullscreenButton={false}
    />
  );
}

export const activeImage = '.image-gallery-slide.image-gallery-center img';
export const next = '.image-gallery-right-nav';

// The library ignores clicks for about 50 ms after a change. The pause is not part of the time, and there are fewer steps.
export const pause = 120;
export const mostSteps = 25;
