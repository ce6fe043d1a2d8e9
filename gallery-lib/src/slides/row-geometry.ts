import type { Widths } from '../core/by-width';
import type { RowOptions } from '../core/slide-row-registry';

/** Geometry of slides side by side. Positions are distances from the start of the row, in slides with their gap. */
export interface RowGeometry {
  readonly count: number;
  /** Width of the row in px. */
  readonly width: number;
  /** Number of slides that fit, with a fraction. */
  readonly perView: number;
  /** Space before the active slide, in slides. */
  readonly lead: number;
  /** Distance between the beginnings of two slides in px. */
  readonly pitch: number;
  /** Number of slides by which arrows, keys and autoplay move. */
  readonly step: number;
}

/** Tolerance in slides: browsers round scroll positions. */
const TOLERANCE = 0.01;

/** Returns the geometry of a row of `count` slides in a width in px. */
export function getRowGeometry(options: RowOptions, width: number, count: number): RowGeometry {
  const get = <T>(widths: Widths<T>) => widths.findLast(([from]) => width >= from)?.[1] as T;
  const perView = get(options.slidesPerView);
  return {
    count,
    width,
    perView,
    lead: get(options.align) === 'center' ? (perView - 1) / 2 : 0,
    pitch: (width + get(options.gap)) / perView,
    step: get(options.step) === 'page' ? Math.floor(perView) : 1,
  };
}

const getLastPosition = ({ count, perView }: RowGeometry) => Math.max(0, count - perView);

/** Returns the position of the row that shows a slide at its place. The row ends with its first and its last slide. */
export function getPosition(row: RowGeometry, index: number): number {
  return Math.max(0, Math.min(index - row.lead, getLastPosition(row)));
}

/** Returns the index of the slide that is at its place; at both ends of the row that of the first or the last slide. */
export function getIndexAt(row: RowGeometry, position: number): number {
  if (position < TOLERANCE) return 0;
  if (position > getLastPosition(row) - TOLERANCE) return row.count - 1;
  return Math.round(position + row.lead);
}

/** Returns the index after a step that moves the row. Where it cannot move, -1, or with `infinite` that of its other end. */
export function getStepIndex(
  row: RowGeometry,
  index: number,
  direction: 1 | -1,
  infinite: boolean,
): number {
  const last = getLastPosition(row);
  const position = getPosition(row, index);
  if (Math.abs(position - (direction > 0 ? last : 0)) < TOLERANCE) {
    if (!infinite || last === 0) return -1;
    return direction > 0 ? 0 : row.count - 1;
  }
  // Where the row stops between two slides, the next step ends at a slide.
  const round = direction > 0 ? Math.floor : Math.ceil;
  const target = round(position + row.lead + direction * (row.step + TOLERANCE));
  return getIndexAt(row, getPosition(row, target));
}
