import type { AccessibilityConfig } from '../accessibility';
import { CAROUSEL_LABELS } from './carousel-labels';
import { freeze } from './freeze';
import { DIALOG_LABEL } from './loading-labels';
import { PLAIN_LABELS } from './plain-labels';

/** Accessible names and tooltips in English. */
export const KS_DEFAULT_ACCESSIBILITY_CONFIG = freeze({
  backgroundAriaLabel: 'Modal gallery full screen background',
  backgroundTitle: '',
  ...PLAIN_LABELS,
  ...CAROUSEL_LABELS,
  modalGalleryContentAriaLabel: DIALOG_LABEL,
  modalGalleryContentTitle: '',
  mainContainerAriaLabel: 'Current image and navigation',
  mainContainerTitle: '',
  mainPrevImageTitle: 'Previous image',
  mainNextImageTitle: 'Next image',
  previewsContainerAriaLabel: 'Image previews',
  previewsContainerTitle: '',
  previewScrollPrevAriaLabel: 'Scroll previous previews',
  previewScrollPrevTitle: 'Scroll previous previews',
  previewScrollNextAriaLabel: 'Scroll next previews',
  previewScrollNextTitle: 'Scroll next previews',
} satisfies Required<AccessibilityConfig>);
