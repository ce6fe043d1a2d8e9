import { PLAIN_DEFAULTS } from '../../model/defaults/plain';
import { PlainGalleryStrategy } from '../../model/enums';
import type { PlainLibConfig } from '../../model/options/lib-config';
import { GridLayout, LineLayout, type PlainGalleryConfig } from '../../model/options/plain-gallery';
import { getLayoutReader, type ExtendedPlainConfig } from '../layout-registry';
import { merge } from './merge';
import { ADDED_LAYOUTS, PLAIN_GALLERY_STRATEGIES, readMember } from './read-member';

/** Complete configuration of a plain gallery. */
export type ResolvedPlainConfig = typeof PLAIN_DEFAULTS & {
  readonly plainGalleryConfig: Pick<ExtendedPlainConfig, 'added' | 'caption'>;
};

/** Any layout, or the defaults with the fields of a plain object. */
type AnyLayout = LineLayout & { type?: string };

/** Turns a layout object into an instance of its class. */
function normalizeLayout(name: string, given: NonNullable<PlainGalleryConfig['layout']>) {
  const { type, size, breakConfig, justify } = (
    'type' in given ? merge<object>({ ...PLAIN_DEFAULTS.plainGalleryConfig.layout }, given) : given
  ) as AnyLayout;
  readMember(name, 'plainGalleryConfig.layout.type', `line, grid${ADDED_LAYOUTS}`, type);
  return (type ? type === 'line' : 'justify' in given)
    ? new LineLayout(size, breakConfig, justify)
    : new GridLayout(size, breakConfig);
}

/**
 * Merges the options of a plain gallery over the defaults; `name` is that of the gallery. A layout with the type `grid`
 * implies its strategy.
 * @throws GalleryError `INVALID_OPTION`
 */
export function resolvePlainConfig(
  options: PlainLibConfig | undefined,
  name = '',
): ResolvedPlainConfig {
  const given = options?.plainGalleryConfig;
  const own = getLayoutReader()?.(name, given) ?? given;
  const layout = own?.layout && normalizeLayout(name, own.layout);
  const isGrid = (own?.layout as AnyLayout | undefined)?.type === 'grid';
  const strategy = readMember(
    name,
    'plainGalleryConfig.strategy',
    PLAIN_GALLERY_STRATEGIES + ADDED_LAYOUTS,
    own?.strategy ?? (isGrid ? PlainGalleryStrategy.GRID : undefined),
  );
  readMember(name, 'plainGalleryConfig.caption', 'below, over', given?.caption);
  return merge(PLAIN_DEFAULTS, { ...options, plainGalleryConfig: { ...own, strategy, layout } });
}
