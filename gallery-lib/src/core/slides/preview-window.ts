import { clampIndex } from './navigation';

/** Range of a list: from index `start` up to, but not including, `end`. */
export interface PreviewWindow {
  readonly start: number;
  readonly end: number;
}

/** Returns the range of at most `size` items around the active one; it never wraps. */
export function windowAround(current: number, size: number, count: number): PreviewWindow {
  const shown = Math.min(size, count);
  const start = clampIndex(current - Math.floor(size / 2), count - shown + 1);
  return { start, end: start + shown };
}

/** Maximum number of dots; of a longer list those around the active image are rendered. */
export const DOT_LIMIT = 25;
