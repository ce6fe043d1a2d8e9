import { freeze } from '../freeze';
import { LOADING_LABELS } from './loading-labels';
import { named } from '../named';

/** Accessible names and tooltips that modal gallery and carousel share. */
export const SLIDE_LABELS = freeze({
  ...LOADING_LABELS,
  imageAriaLabel: 'Image {position}',
  videoAriaLabel: 'Video: {name}',
  loadingSpinnerTitle: LOADING_LABELS.loadingSpinnerAriaLabel,
  ...named('dotsContainer', 'Image navigation dots', ''),
  dotAriaLabel: 'Navigate to image number',
  playAriaLabel: 'Start automatic slide show',
  pauseAriaLabel: 'Stop automatic slide show',
  reducedMotionAriaLabel: 'Automatic slide show is off because reduced motion is preferred',
  moreImagesAriaLabel: '{count} more images',
});
