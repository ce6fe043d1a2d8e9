import type { ModalLibConfig } from '../options/lib-config';
import { KS_DEFAULT_ACCESSIBILITY_CONFIG } from './accessibility';
import { freeze } from './freeze';
import { MODAL_VIEW_DEFAULTS } from './modal-view';

/** Default options of a modal gallery. */
export const MODAL_DEFAULTS = freeze({
  ...MODAL_VIEW_DEFAULTS,
  accessibilityConfig: KS_DEFAULT_ACCESSIBILITY_CONFIG,
} satisfies ModalLibConfig);
