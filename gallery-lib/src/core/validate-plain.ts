import { PlainGalleryStrategy } from '../model/enums';
import { GalleryError } from '../model/errors';
import { GridLayout, LineLayout } from '../model/plain-gallery';
import type { ResolvedPlainConfig } from './resolve-plain';

/**
 * Checks that ROW and COLUMN have a line layout and GRID a grid layout.
 * @throws GalleryError `LAYOUT_MISMATCH`
 */
export function checkLayout(name: string, config: ResolvedPlainConfig['plainGalleryConfig']): void {
  const { strategy, layout } = config;
  const fits =
    layout instanceof LineLayout
      ? strategy === PlainGalleryStrategy.ROW || strategy === PlainGalleryStrategy.COLUMN
      : layout instanceof GridLayout && strategy === PlainGalleryStrategy.GRID;
  if (!fits || !layout.breakConfig) {
    throw new GalleryError(
      'LAYOUT_MISMATCH',
      `${name}: plainGalleryConfig.strategy is ${PlainGalleryStrategy[strategy] ?? strategy}; ` +
        'ROW and COLUMN need a LineLayout, GRID needs a GridLayout, each with a breakConfig.',
    );
  }
}
