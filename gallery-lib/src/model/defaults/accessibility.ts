import type { AccessibilityConfig } from '../accessibility';
import { CAROUSEL_LABELS } from './carousel-labels';
import { CAPTION_LABELS } from './caption-labels';
import { freeze } from './freeze';
import { INFO_LABELS } from './info-labels';
import { KEY_LIST_LABELS } from './key-list-labels';
import { MODAL_LABELS } from './modal-labels';
import { PLAIN_LABELS } from './plain-labels';
import { VIDEO_LABELS } from './video-labels';

/** Accessible names and tooltips in English. */
export const KS_DEFAULT_ACCESSIBILITY_CONFIG = freeze({
  ...PLAIN_LABELS,
  ...CAROUSEL_LABELS,
  ...MODAL_LABELS,
  ...KEY_LIST_LABELS,
  ...VIDEO_LABELS,
  ...INFO_LABELS,
  ...CAPTION_LABELS,
} satisfies Required<AccessibilityConfig>);
