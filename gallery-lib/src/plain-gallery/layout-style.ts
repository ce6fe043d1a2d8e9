import type { CSSProperties } from 'react';
import type { ResolvedPlainConfig } from '../core/resolve-plain';
import { PlainGalleryStrategy } from '../model/enums';
import { LineLayout } from '../model/plain-gallery';

/** What the layout asks of the container. */
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
    // The documented measure: half a thumbnail more than the row needs.
    width: width === 'auto' ? undefined : `calc(${width} * ${length + 0.5})`,
    justifyContent: 'start',
  };
}

/** How many of the images get a thumbnail. */
export function shownCount(
  config: ResolvedPlainConfig['plainGalleryConfig'],
  count: number,
): number {
  const { layout } = config;
  const { length } = layout.breakConfig;
  return layout instanceof LineLayout && length >= 0 ? Math.min(length, count) : count;
}

/** The address as a CSS background with a suffix; quotes and backslashes cannot end it. */
export function backgroundLayer(address: string, suffix: string): string {
  return `url("${address.replace(/["\\\n\r\f]/g, (character) => encodeURIComponent(character))}") ${suffix}`;
}
