import {
  LineLayout,
  PlainGalleryStrategy,
  type ModalLibConfig,
  type PlainLibConfig,
} from 'ks-gallery-react';

export const config: PlainLibConfig = {
  plainGalleryConfig: {
    strategy: PlainGalleryStrategy.ROW,
    layout: new LineLayout(
      { width: '50px', height: '50px' },
      { length: 4, wrap: true },
      'flex-start',
    ),
    advanced: { aTags: true, additionalBackground: '50% 50%/cover' },
  },
  linkConfig: { name: 'plain-atags' },
};

// The same name: each image has one URL in both galleries.
export const libConfig: ModalLibConfig = { linkConfig: { name: 'plain-atags' } };
