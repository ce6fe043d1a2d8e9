import type { CSSProperties } from 'react';
import type { BreakpointsConfig } from '../../model/options/previews';

interface ThumbnailSizes {
  maxHeight: string;
  breakpoints: Required<BreakpointsConfig>;
}

/** Returns the thumbnail heights as custom properties; the stylesheet sets `--ks-preview-height` by viewport width. */
export function breakpointStyle({ maxHeight, breakpoints }: ThumbnailSizes): CSSProperties {
  const entries = Object.entries(breakpoints).map(([name, height]) => [
    `--ks-preview-height-${name.toLowerCase()}`,
    `min(${height}px, ${maxHeight})`,
  ]);
  return Object.fromEntries(entries) as CSSProperties;
}
