/** The part of a list that is visible: from `start` up to, not including, `end`. */
export interface PreviewWindow {
  readonly start: number;
  readonly end: number;
}

/** The modal gallery's window of at most `size` items around the current one; it never wraps. */
export function windowAround(current: number, size: number, count: number): PreviewWindow {
  const shown = Math.min(size, count);
  const start = Math.min(Math.max(current - Math.floor(size / 2), 0), count - shown);
  return { start, end: start + shown };
}

/** Moves a window by one; at an end it stays, or jumps to the other end when `infinite`. */
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

/** The carousel's window after a change of image: it follows by at most one step, and jumps only to keep the image in sight. */
export function windowAfterChange(
  window: PreviewWindow,
  previous: number,
  current: number,
  size: number,
  count: number,
): PreviewWindow {
  const shown = Math.min(size, count);
  const last = count - 1;
  if (previous === last && current === 0) return { start: 0, end: shown };
  if (previous === 0 && current === last) return { start: count - shown, end: count };
  const middle = Math.floor((window.end - window.start) / 2) + window.start;
  let step = 0;
  if (middle > current) step = -1;
  else if (shown % 2 === 0 || middle < current) step = 1;
  if (step > 0 && (window.end >= count || current === last)) step = 0;
  if (step < 0 && (window.start <= 0 || current === 0)) step = 0;
  const start = Math.min(window.start + step, count - shown);
  const inSight = current >= start && current < start + shown;
  return inSight ? { start, end: start + shown } : windowAround(current, size, count);
}

/** Most dots that are drawn at once; longer lists show the part around the current image. */
export const DOT_LIMIT = 25;
