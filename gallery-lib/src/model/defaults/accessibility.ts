import type { AccessibilityConfig } from '../options/accessibility';
import { CAROUSEL_LABELS } from './labels/carousel-labels';
import { CAPTION_LABELS } from './caption-labels';
import { freeze } from './freeze';
import { INFO_LABELS } from './labels/info-labels';
import { KEY_LIST_LABELS } from './labels/key-list-labels';
import { MODAL_LABELS } from './labels/modal-labels';
import { PLAIN_LABELS } from './labels/plain-labels';
import { SHARE_LABELS } from './labels/share-labels';
import { VIDEO_LABELS } from './labels/video-labels';

/** Accessible names and tooltips in English. */
export const KS_DEFAULT_ACCESSIBILITY_CONFIG = freeze({
  ...PLAIN_LABELS,
  ...CAROUSEL_LABELS,
  ...MODAL_LABELS,
  ...SHARE_LABELS,
  ...KEY_LIST_LABELS,
  ...VIDEO_LABELS,
  ...INFO_LABELS,
  ...CAPTION_LABELS,
} satisfies Required<AccessibilityConfig>);
