'use client';

import { readByWidth, readOption } from '../core/by-width';
import { getPhotoType, LAYOUT_DEFAULTS, LAYOUT_RULES } from '../core/config/photo-layouts';
import { setLayoutReader, type LayoutReader } from '../core/layout-registry';
import { merge } from '../core/config/merge';
import type { PhotoLayout } from './layout-parts';
import { createLayout } from './photo-layout';

/** Reads the layouts that this entry adds; `name` is that of the gallery. */
const readLayout: LayoutReader = (name, config) => {
  const type = getPhotoType(config);
  if (!type) return undefined;
  const options = merge<typeof LAYOUT_DEFAULTS>(LAYOUT_DEFAULTS, config.layout);
  const read = (field: keyof typeof LAYOUT_RULES) =>
    readOption(options[field], LAYOUT_RULES[field], LAYOUT_DEFAULTS[field]);
  const columns = readByWidth(options.columns, 1, LAYOUT_DEFAULTS.columns).map(
    ([from, count]) => [from, Math.trunc(count as number)] as const,
  );
  const { advanced, caption } = config;
  const layout = {
    type,
    rowHeight: read('rowHeight'),
    gap: read('gap'),
    lastRow: read('lastRow'),
    columns,
    hasCaptions: caption === 'below',
  } as PhotoLayout;
  return { advanced, added: createLayout(name, layout) };
};

/**
 * Adds the layouts `justified`, `masonry` and `columns` to all plain galleries that are rendered from now on. Call it
 * once, in a module that runs in the browser and where the HTML is rendered. Also import the stylesheet
 * `ks-gallery-react/layouts/styles.css`.
 */
export function registerLayouts(): void {
  setLayoutReader(readLayout);
}
