import type { PlainLibConfig } from 'ks-gallery-react';

export const justifiedConfig: PlainLibConfig = {
  plainGalleryConfig: { layout: { type: 'justified', rowHeight: 150 } },
  accessibilityConfig: { plainGalleryContentAriaLabel: 'Justified rows' },
};

export const masonryConfig: PlainLibConfig = {
  plainGalleryConfig: { layout: { type: 'masonry', columns: { 0: 2, 400: 3, 600: 4 } } },
  accessibilityConfig: { plainGalleryContentAriaLabel: 'Masonry' },
};

export const columnsConfig: PlainLibConfig = {
  plainGalleryConfig: { layout: { type: 'columns', columns: { 0: 2, 400: 3 }, gap: 4 } },
  accessibilityConfig: { plainGalleryContentAriaLabel: 'Columns' },
};
