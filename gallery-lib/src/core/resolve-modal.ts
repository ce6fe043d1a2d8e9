import { MODAL_VIEW_DEFAULTS } from '../model/defaults/modal-view';
import type { ModalLibConfig } from '../model/lib-config';
import { merge } from './merge';
import { withPreviewNumber } from './resolve-shared';

/** Complete configuration of a modal gallery. */
export type ResolvedModalConfig = typeof MODAL_VIEW_DEFAULTS;

/** Merges the options of a modal gallery over the defaults. */
export function resolveModalConfig(options: ModalLibConfig | undefined): ResolvedModalConfig {
  const config = merge(MODAL_VIEW_DEFAULTS, options);
  return { ...config, previewConfig: withPreviewNumber(config.previewConfig) };
}
