import { PLAIN_DEFAULTS } from '../model/defaults/plain';
import type { PlainLibConfig } from '../model/lib-config';
import { GridLayout, LineLayout } from '../model/plain-gallery';
import { merge } from './merge';

/** A plain-gallery configuration in which nothing is left out. */
export type ResolvedPlainConfig = typeof PLAIN_DEFAULTS;

function layoutOf(given: LineLayout | GridLayout): LineLayout | GridLayout {
  return 'justify' in given
    ? new LineLayout(given.size, given.breakConfig, given.justify)
    : new GridLayout(given.size, given.breakConfig);
}

/** Completes a plain-gallery configuration; a layout given as a plain object becomes one of the two classes. */
export function resolvePlainConfig(given: PlainLibConfig | undefined): ResolvedPlainConfig {
  const { layout, ...rest } = given?.plainGalleryConfig ?? {};
  const config = merge(PLAIN_DEFAULTS, { ...given, plainGalleryConfig: rest });
  if (!layout) return config;
  const plainGalleryConfig = { ...config.plainGalleryConfig, layout: layoutOf(layout) };
  return { ...config, plainGalleryConfig };
}
