import type { ImageFile } from '../core/images/normalized-image';
import type { CSSProperties } from 'react';
import type { ResolvedPlainConfig } from '../core/config/resolve-plain';
import { PlainGalleryStrategy } from '../model/enums';
import { LineLayout } from '../model/options/plain-gallery';
import type { Size } from '../model/options/size';

/** Returns the styles of the container for a layout. */
export function containerStyle(config: ResolvedPlainConfig['plainGalleryConfig']): CSSProperties {
  const { layout, strategy } = config;
  if (layout instanceof LineLayout) {
    return {
      flexDirection: strategy === PlainGalleryStrategy.COLUMN ? 'column' : 'row',
      flexWrap: layout.breakConfig.wrap ? 'wrap' : 'nowrap',
      justifyContent: layout.justify,
    };
  }
  const width = layout.size.width ?? 'auto';
  const { length } = layout.breakConfig;
  if (length <= 0) {
    const column = width === 'auto' ? 'minmax(50px, 1fr)' : width;
    return { display: 'grid', gridTemplateColumns: `repeat(auto-fill, ${column})` };
  }
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(${length}, ${width})`,
    // The documented library adds half a thumbnail to the width of a row.
    width: width === 'auto' ? undefined : `calc(${width} * ${length + 0.5})`,
    justifyContent: 'start',
  };
}

/** Returns the number of images that have a thumbnail, undefined for all. */
export function getVisibleCount({
  layout,
}: ResolvedPlainConfig['plainGalleryConfig']): number | undefined {
  const { length } = layout.breakConfig;
  return layout instanceof LineLayout && length >= 0 ? length : undefined;
}

/**
 * Returns the size of a thumbnail with a caption until it is near the viewport, so that it does not move others then.
 * What is no length, such as `auto`, leaves that of the stylesheet. A caption below it has two lines.
 */
export function getDistantSize(
  { width, height }: Size,
  image: ImageFile,
  hasCaption: boolean,
): CSSProperties {
  const isKnown = width === 'auto' && image.width && image.height;
  return {
    containIntrinsicWidth: isKnown ? `calc(${height} * ${image.width} / ${image.height})` : width,
    containIntrinsicHeight: hasCaption ? `calc(${height} + 2lh)` : height,
  };
}
