import { clampIndex } from './navigation';

/** Visible range of a list: from index `start` up to, but not including, `end`. */
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

/** Moves a range by one. At an end it stays, or wraps to the other end if `infinite`. */
export function shiftWindow(
  window: PreviewWindow,
  step: 1 | -1,
  count: number,
  infinite: boolean,
): PreviewWindow {
  const size = window.end - window.start;
  const last = count - size;
  let start = window.start + step;
  if (start < 0) start = infinite ? last : 0;
  if (start > last) start = infinite ? 0 : last;
  return { start, end: start + size };
}

/** Returns the range of the carousel after a change of the image: moved by at most one, or further if the image would be outside it. */
export function windowAfterChange(
  window: PreviewWindow,
  current: number,
  size: number,
  count: number,
): PreviewWindow {
  const shown = Math.min(size, count);
  const middle = window.start + Math.floor(shown / 2);
  const step = current < middle ? -1 : Number(shown % 2 === 0 || current > middle);
  const start = clampIndex(window.start + step, count - shown + 1);
  return current >= start && current < start + shown
    ? { start, end: start + shown }
    : windowAround(current, size, count);
}

/** Maximum number of dots; of a longer list those around the active image are rendered. */
export const DOT_LIMIT = 25;
