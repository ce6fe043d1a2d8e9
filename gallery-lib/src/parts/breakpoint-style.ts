import type { CSSProperties } from 'react';
import type { BreakpointsConfig } from '../model/previews';

interface PreviewMeasures {
  maxHeight: string;
  breakpoints: Required<BreakpointsConfig>;
}

/** Hands the preview heights to the stylesheet, which chooses one per class of viewport as `--ks-preview-height`. */
export function breakpointStyle({ maxHeight, breakpoints }: PreviewMeasures): CSSProperties {
  const entries = Object.entries(breakpoints).map(([name, height]) => [
    `--ks-preview-height-${name.toLowerCase()}`,
    `min(${height}px, ${maxHeight})`,
  ]);
  return Object.fromEntries(entries) as CSSProperties;
}
