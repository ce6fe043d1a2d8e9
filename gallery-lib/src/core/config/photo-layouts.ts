import { PlainGalleryStrategy } from '../../model/enums';
import type { PlainGalleryConfig } from '../../model/options/plain-gallery';

/** The strategies of the layouts that another entry adds, by the types of the layouts. */
export const PHOTO_STRATEGIES = {
  justified: PlainGalleryStrategy.JUSTIFIED,
  masonry: PlainGalleryStrategy.MASONRY,
  columns: PlainGalleryStrategy.COLUMNS,
};

/** Defaults of the options of all these layouts. */
export const LAYOUT_DEFAULTS = { rowHeight: 180, gap: 8, lastRow: 'start', columns: 3 };

/** Rules of those that do not depend on the width. */
export const LAYOUT_RULES = { rowHeight: 1, gap: 0, lastRow: 'start or fill or center' };

type PhotoType = keyof typeof PHOTO_STRATEGIES;

/** Returns the type of such a layout: that of the object, or without one the name of the strategy. */
export function getPhotoType({ layout, strategy }: PlainGalleryConfig): PhotoType | undefined {
  const names = Object.keys(PHOTO_STRATEGIES) as PhotoType[];
  if (layout) return names.find((name) => 'type' in layout && layout.type === name);
  return names.find((name) => strategy === name || strategy === PHOTO_STRATEGIES[name]);
}
