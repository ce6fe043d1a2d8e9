import { PLAIN_DEFAULTS } from '../../model/defaults/plain';
import { PlainGalleryStrategy } from '../../model/enums';
import type { PlainLibConfig } from '../../model/options/lib-config';
import { GridLayout, LineLayout, type PlainGalleryConfig } from '../../model/options/plain-gallery';
import { getLayoutReader, type ExtendedPlainConfig } from '../layout-registry';
import { merge } from './merge';

/** Complete configuration of a plain gallery. */
export type ResolvedPlainConfig = typeof PLAIN_DEFAULTS & {
  readonly plainGalleryConfig: Pick<ExtendedPlainConfig, 'added' | 'caption'>;
};

const DEFAULT_LAYOUT = PLAIN_DEFAULTS.plainGalleryConfig.layout as LineLayout;

/** Returns whether a layout is a grid: by its type, or as an object of the class. */
export function isGrid(layout: NonNullable<PlainGalleryConfig['layout']>): boolean {
  return 'type' in layout ? layout.type === 'grid' : !('justify' in layout);
}

/** Returns a strategy and a layout that fits it. Without a strategy, the layout decides. */
function readLayout({ strategy, layout }: PlainGalleryConfig) {
  const used =
    strategy ?? (layout && isGrid(layout) ? PlainGalleryStrategy.GRID : PlainGalleryStrategy.ROW);
  // The fields of an object of a class have no defaults.
  const given: object =
    layout && !('type' in layout) ? layout : merge({ ...DEFAULT_LAYOUT }, layout);
  const { size, breakConfig, justify } = given as LineLayout;
  const line = new LineLayout(
    size,
    breakConfig ?? DEFAULT_LAYOUT.breakConfig,
    justify ?? DEFAULT_LAYOUT.justify,
  );
  const hasGrid = used === PlainGalleryStrategy.GRID;
  return { strategy: used, layout: hasGrid ? new GridLayout(line.size, line.breakConfig) : line };
}

/**
 * Merges the options of a plain gallery over the defaults; `name` is that of the gallery. A layout with the type `grid`
 * implies its strategy.
 */
export function resolvePlainConfig(
  options: PlainLibConfig | undefined,
  name = '',
): ResolvedPlainConfig {
  const given = options?.plainGalleryConfig ?? {};
  const own = getLayoutReader()?.(name, given) ?? given;
  return merge(PLAIN_DEFAULTS, {
    ...options,
    plainGalleryConfig: { ...own, ...readLayout(own), caption: given.caption },
  });
}
