import { MODAL_DEFAULTS } from '../model/defaults/modal';
import type { ModalLibConfig } from '../model/lib-config';
import { merge } from './merge';
import { withPreviewNumber } from './preview-number';

/** A modal configuration in which nothing is left out. */
export type ResolvedModalConfig = typeof MODAL_DEFAULTS;

/** Completes a modal configuration from the defaults. */
export function resolveModalConfig(given: ModalLibConfig | undefined): ResolvedModalConfig {
  const config = merge(MODAL_DEFAULTS, given);
  return { ...config, previewConfig: withPreviewNumber(config.previewConfig) };
}
