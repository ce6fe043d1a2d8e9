import { DescriptionStrategy } from 'ks-gallery-react';
import { createGallery } from './ks-gallery-modal.jsx';

// Arrows, swipes, keys, close button and preloading of one image on each side.
export const Gallery = createGallery({
  // As in the alternative, nothing moves. A step lasts until the next image is painted.
  transitionConfig: { type: 'none' },
  slideConfig: { playConfig: { autoPlay: false }, sidePreviews: { show: false } },
  previewConfig: { visible: false },
  dotsConfig: { visible: false },
  currentImageConfig: { description: { strategy: DescriptionStrategy.ALWAYS_HIDDEN } },
  closeOnBack: 'close',
});

export { activeImage, close, next } from './ks-gallery-modal.jsx';
