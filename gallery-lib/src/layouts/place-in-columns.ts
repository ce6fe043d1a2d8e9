/** Width of a column in px that is assumed where the gap is compared with heights. */
const USUAL_WIDTH = 300;

/** The 0-based column of an image, and what is above it: heights, in widths of a column, and the number of images. */
export type Place = readonly [column: number, height: number, count: number];

/**
 * Returns the places of images with such proportions. In masonry each is in the shortest column, so the places of the
 * first images do not depend on the others; otherwise the columns are filled one after the other. `shown` are the
 * proportions of what has loaded, where others were assumed: they move what is below, and nothing into another column.
 */
export function placeInColumns(
  ratios: readonly number[],
  length: number,
  gap: number,
  isMasonry: boolean,
  shown = ratios,
): readonly Place[] {
  const columns = Array.from({ length }, () => ({ height: 0, count: 0, end: 0 }));
  const total = ratios.reduce((sum, ratio) => sum + 1 / ratio, 0);
  let above = 0;
  return ratios.map((ratio, position) => {
    // Columns that differ by rounding count as equal, so that the first is filled first.
    const shortest = Math.min(...columns.map(({ end }) => end)) + 1e-6;
    const index = isMasonry
      ? columns.findIndex(({ end }) => end <= shortest)
      : Math.floor(((above + 0.5 / ratio) / total) * length);
    const column = columns[index] ?? { height: 0, count: 0, end: 0 };
    const place: Place = [index, column.height, column.count];
    column.height += 1 / (shown[position] ?? ratio);
    column.count += 1;
    column.end += 1 / ratio + gap / USUAL_WIDTH;
    above += 1 / ratio;
    return place;
  });
}
