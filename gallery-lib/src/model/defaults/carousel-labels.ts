import { freeze } from './freeze';
import { LOADING_LABELS } from './loading-labels';

/** Accessible names and tooltips of a carousel. */
export const CAROUSEL_LABELS = freeze({
  ...LOADING_LABELS,
  loadingSpinnerTitle: 'The current image is loading. Please be patient.',
  dotsContainerAriaLabel: 'Image navigation dots',
  dotsContainerTitle: '',
  dotAriaLabel: 'Navigate to image number',
  carouselContainerAriaLabel: 'Current image and navigation',
  carouselContainerTitle: '',
  carouselPrevImageAriaLabel: 'Previous image',
  carouselPrevImageTitle: 'Previous image',
  carouselNextImageAriaLabel: 'Next image',
  carouselNextImageTitle: 'Next image',
  carouselPreviewsContainerAriaLabel: 'Image previews',
  carouselPreviewsContainerTitle: '',
  carouselPreviewScrollPrevAriaLabel: 'Scroll previous previews',
  carouselPreviewScrollPrevTitle: 'Scroll previous previews',
  carouselPreviewScrollNextAriaLabel: 'Scroll next previews',
  carouselPreviewScrollNextTitle: 'Scroll next previews',
  playAriaLabel: 'Start automatic slide show',
  pauseAriaLabel: 'Stop automatic slide show',
  reducedMotionAriaLabel: 'Automatic slide show is off because reduced motion is preferred',
  slideAriaLabel: '{position} of {total}',
  moreImagesAriaLabel: '{count} more images',
});
