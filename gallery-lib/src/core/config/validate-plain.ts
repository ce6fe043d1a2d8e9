import { PlainGalleryStrategy } from '../../model/enums';
import { GalleryError } from '../../model/errors';
import { GridLayout, LineLayout } from '../../model/options/plain-gallery';
import { PLAIN_GALLERY_STRATEGIES } from './read-member';
import type { ResolvedPlainConfig } from './resolve-plain';

/**
 * Checks that ROW and COLUMN have a line layout and GRID a grid layout, and returns the name of the strategy.
 * @throws GalleryError `LAYOUT_MISMATCH`
 */
export function checkLayout(
  name: string,
  { strategy, layout, added }: ResolvedPlainConfig['plainGalleryConfig'],
): string {
  if (added) return added.type;
  const used = PLAIN_GALLERY_STRATEGIES.split(', ')[strategy - 1];
  const isGrid = strategy === PlainGalleryStrategy.GRID;
  if (used && layout instanceof (isGrid ? GridLayout : LineLayout) && layout.breakConfig)
    return used;
  throw new GalleryError(
    'LAYOUT_MISMATCH',
    `${name}: plainGalleryConfig.strategy is ${used?.toUpperCase() ?? strategy}; ` +
      'ROW and COLUMN need a LineLayout, GRID needs a GridLayout, each with a breakConfig; CUSTOM fits none.',
  );
}
