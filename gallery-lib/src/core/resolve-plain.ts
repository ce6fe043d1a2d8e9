import { PLAIN_DEFAULTS } from '../model/defaults/plain';
import type { PlainLibConfig } from '../model/lib-config';
import { GridLayout, LineLayout } from '../model/plain-gallery';
import { merge } from './merge';

/** Complete configuration of a plain gallery. */
export type ResolvedPlainConfig = typeof PLAIN_DEFAULTS;

function normalizeLayout(layout: LineLayout | GridLayout): LineLayout | GridLayout {
  return 'justify' in layout
    ? new LineLayout(layout.size, layout.breakConfig, layout.justify)
    : new GridLayout(layout.size, layout.breakConfig);
}

/** Merges the options of a plain gallery over the defaults and turns a layout object into an instance of its class. */
export function resolvePlainConfig(options: PlainLibConfig | undefined): ResolvedPlainConfig {
  const own = options?.plainGalleryConfig;
  const layout = own?.layout && normalizeLayout(own.layout);
  return merge(PLAIN_DEFAULTS, { ...options, plainGalleryConfig: { ...own, layout } });
}
