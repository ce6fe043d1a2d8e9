import { PLAIN_DEFAULTS } from '../model/defaults/plain';
import type { PlainLibConfig } from '../model/lib-config';
import { GridLayout, LineLayout } from '../model/plain-gallery';
import { merge } from './merge';

/** Complete configuration of a plain gallery. */
export type ResolvedPlainConfig = typeof PLAIN_DEFAULTS;

function normalizeLayout(given: LineLayout | GridLayout): LineLayout | GridLayout {
  return 'justify' in given
    ? new LineLayout(given.size, given.breakConfig, given.justify)
    : new GridLayout(given.size, given.breakConfig);
}

/** Merges the options of a plain gallery over the defaults and turns a layout object into an instance of its class. */
export function resolvePlainConfig(given: PlainLibConfig | undefined): ResolvedPlainConfig {
  const { layout, ...rest } = given?.plainGalleryConfig ?? {};
  const config = merge(PLAIN_DEFAULTS, { ...given, plainGalleryConfig: rest });
  if (!layout) return config;
  const plainGalleryConfig = { ...config.plainGalleryConfig, layout: normalizeLayout(layout) };
  return { ...config, plainGalleryConfig };
}
