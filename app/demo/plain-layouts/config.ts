import {
  GridLayout,
  LineLayout,
  PlainGalleryStrategy,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';

export const row: PlainLibConfig = {
  plainGalleryConfig: {
    strategy: PlainGalleryStrategy.ROW,
    layout: new LineLayout(
      { width: '80px', height: '80px' },
      { length: 2, wrap: true },
      'flex-start',
    ),
  },
  linkConfig: { name: 'row' },
};

export const rowSpaceAround: PlainLibConfig = {
  plainGalleryConfig: {
    strategy: PlainGalleryStrategy.ROW,
    layout: new LineLayout(
      { width: '50px', height: '50px' },
      { length: 2, wrap: true },
      'space-around',
    ),
  },
  linkConfig: { name: 'row-space-around' },
};

export const column: PlainLibConfig = {
  plainGalleryConfig: {
    strategy: PlainGalleryStrategy.COLUMN,
    layout: new LineLayout(
      { width: '50px', height: '50px' },
      { length: 3, wrap: true },
      'flex-start',
    ),
  },
  linkConfig: { name: 'column' },
};

export const grid: PlainLibConfig = {
  plainGalleryConfig: {
    strategy: PlainGalleryStrategy.GRID,
    layout: new GridLayout({ width: '80px', height: '80px' }, { length: 3, wrap: true }),
  },
  linkConfig: { name: 'grid' },
};

/** The modal gallery of a layout has the same name: each image has one URL in both galleries. */
export function createModalConfig({ linkConfig }: PlainLibConfig): ModalLibConfig {
  return { linkConfig };
}
