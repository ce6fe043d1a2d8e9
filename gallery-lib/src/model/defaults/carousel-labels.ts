import { freeze } from './freeze';
import { named } from './named';
import { LOADING_LABELS } from './loading-labels';

/** Accessible names and tooltips of a carousel. */
export const CAROUSEL_LABELS = freeze({
  ...LOADING_LABELS,
  imageAriaLabel: 'Image {position}',
  loadingSpinnerTitle: 'The current image is loading. Please be patient.',
  ...named('dotsContainer', 'Image navigation dots', ''),
  dotAriaLabel: 'Navigate to image number',
  carouselRoleDescription: 'carousel',
  slideRoleDescription: 'slide',
  ...named('carouselContainer', 'Current image and navigation', ''),
  ...named('carouselPrevImage', 'Previous image'),
  ...named('carouselNextImage', 'Next image'),
  ...named('carouselPreviewsContainer', 'Image previews', ''),
  ...named('carouselPreviewScrollPrev', 'Scroll previous previews'),
  ...named('carouselPreviewScrollNext', 'Scroll next previews'),
  playAriaLabel: 'Start automatic slide show',
  pauseAriaLabel: 'Stop automatic slide show',
  reducedMotionAriaLabel: 'Automatic slide show is off because reduced motion is preferred',
  slideAriaLabel: '{position} of {total}',
  moreImagesAriaLabel: '{count} more images',
});
