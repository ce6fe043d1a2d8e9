import { freeze } from '../freeze';
import { named } from '../named';
import { SLIDE_LABELS } from './slide-labels';

/** Accessible names and tooltips of a carousel. */
export const CAROUSEL_LABELS = freeze({
  ...SLIDE_LABELS,
  carouselRoleDescription: 'carousel',
  slideRoleDescription: 'slide',
  ...named('carouselContainer', 'Current image and navigation', ''),
  ...named('carouselPrevImage', 'Previous image'),
  ...named('carouselNextImage', 'Next image'),
  ...named('carouselPreviewsContainer', 'Image previews', ''),
  ...named('carouselPreviewScrollPrev', 'Scroll previous previews'),
  ...named('carouselPreviewScrollNext', 'Scroll next previews'),
  slideAriaLabel: '{position} of {total}',
  carouselEmptyText: 'There are no images.',
});
