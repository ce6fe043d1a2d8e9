/**
 * The configurations that are compared. Each names its libraries as the results do, ours first, with the file in
 * libraries/ that sets it up. What each side includes is written down in those files and on the page /performance.
 */
export const comparisons = {
  modalBare: {
    'ks-gallery-react': 'ks-gallery-modal-bare',
    'yet-another-react-lightbox': 'yarl-bare',
    PhotoSwipe: 'photoswipe',
  },
  modalFull: {
    'ks-gallery-react': 'ks-gallery-modal-full',
    'yet-another-react-lightbox, 7 plugins': 'yarl-full',
  },
  modalMoving: {
    'ks-gallery-react': 'ks-gallery-modal-moving',
    'yet-another-react-lightbox, 7 plugins': 'yarl-moving',
  },
  carouselBare: {
    'ks-gallery-react': 'ks-gallery-carousel-bare',
    'embla-carousel-react': 'embla',
  },
  carouselFull: {
    'ks-gallery-react': 'ks-gallery-carousel-full',
    'react-image-gallery': 'react-image-gallery',
    'swiper, 6 modules': 'swiper',
  },
  carouselSlides: {
    'ks-gallery-react': 'ks-gallery-carousel-slides',
    'embla-carousel-react': 'embla-slides',
    'swiper, 2 modules': 'swiper-slides',
  },
  plain: {
    'ks-gallery-react': 'ks-gallery-plain',
    'react-photo-album': 'react-photo-album',
  },
  justified: {
    'ks-gallery-react': 'ks-gallery-justified',
    'react-photo-album': 'react-photo-album-rows',
  },
  masonry: {
    'ks-gallery-react': 'ks-gallery-masonry',
    'react-photo-album': 'react-photo-album-masonry',
  },
  gestures: {
    'ks-gallery-react': 'ks-gallery-gestures',
    PhotoSwipe: 'photoswipe-gestures',
    'yet-another-react-lightbox, Zoom': 'yarl-gestures',
  },
};
