/** Visible range of a list: from index `start` up to, but not including, `end`. */
export interface PreviewWindow {
  readonly start: number;
  readonly end: number;
}

/** Returns the range of at most `size` items around the active one; it never wraps. */
export function windowAround(current: number, size: number, count: number): PreviewWindow {
  const shown = Math.min(size, count);
  const start = Math.min(Math.max(current - Math.floor(size / 2), 0), count - shown);
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

/** Maximum number of dots; of a longer list those around the active image are rendered. */
export const DOT_LIMIT = 25;
