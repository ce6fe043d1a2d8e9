import { LineLayout, PlainGalleryStrategy, type PlainLibConfig } from 'ks-gallery-react';

/**
 * Configuration of a plain gallery whose thumbnails fill the tiles that the stylesheet of the page lays out.
 * @param name name in the URLs of the images, which also work without scripts
 */
export function createTileConfig(name: string, label: string): PlainLibConfig {
  const size = { width: '100%', height: '100%' };
  return {
    linkConfig: { name },
    accessibilityConfig: { plainGalleryContentAriaLabel: label },
    plainGalleryConfig: {
      strategy: PlainGalleryStrategy.ROW,
      layout: new LineLayout(size, { length: -1, wrap: true }, 'start'),
    },
  };
}
