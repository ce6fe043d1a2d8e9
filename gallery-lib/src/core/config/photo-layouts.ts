import type { PlainGalleryConfig } from '../../model/options/plain-gallery';

/** The types of the layouts that another entry adds, which are their strategies too. */
const PHOTO_TYPES = ['justified', 'masonry', 'columns'] as const;

/** The type of a layout that another entry adds. */
export type PhotoType = (typeof PHOTO_TYPES)[number];

/** Defaults of the options of all these layouts. */
export const LAYOUT_DEFAULTS = { rowHeight: 180, gap: 8, lastRow: 'start', columns: 3 };

/** Rules of those that do not depend on the width. */
export const LAYOUT_RULES = { rowHeight: 1, gap: 0, lastRow: 'start or fill or center' };

/** Returns the type of such a layout: that of the object, or without one the strategy. */
export function getPhotoType({ layout, strategy }: PlainGalleryConfig): PhotoType | undefined {
  const given = layout ? 'type' in layout && layout.type : strategy;
  return PHOTO_TYPES.find((type) => type === given);
}
