/** Values along the horizontal and the vertical axis. */
export type Pair<T = number> = readonly [x: T, y: T];

/** Returns the results for both axes: 0 is horizontal, 1 vertical. */
export const forAxes = <T>(compute: (axis: 0 | 1) => T): Pair<T> => [compute(0), compute(1)];

/** Extent along an axis, in px, with the radius of the corners. */
export type Extent = readonly [start: number, end: number, radius: number];

/** Box of an element and, in it, its file, along each axis. */
export type Place = Pair<readonly [box: Extent, file: Extent]>;

/** Returns one of two computed lengths, or the only one, in px; percentages and sums refer to `size`. */
export function resolveLength(value: string, axis: 0 | 1, size: number): number {
  const lengths = value.match(/calc.+?\)|\S+/g) ?? [''];
  const sum = (lengths[axis] ?? lengths[0]).replaceAll('- ', '-');
  let length = 0;
  for (const [, number, percent] of sum.matchAll(/(-?\d[\d.e+]*)(%?)/g))
    length += Number(number) * (percent ? size / 100 : 1);
  return length;
}

/** Returns the size of a file of a natural size in a content box along each axis, by the computed `object-fit`. */
export function fitObject(fit: string, box: Pair, natural: Pair): Pair {
  const fill = forAxes((axis) => box[axis] / natural[axis]);
  const contain = Math.min(...fill);
  const scales: Record<string, number> = {
    contain,
    cover: Math.max(...fill),
    none: 1,
    'scale-down': Math.min(1, contain),
  };
  return forAxes((axis) => natural[axis] * (scales[fit] ?? fill[axis]));
}

/**
 * Returns the common part of boxes, given by their extents along each axis. Its radius along an axis is the largest one
 * of those that end with it, so it has none where it ends before its box.
 */
export const intersect = (boxes: Pair<readonly Extent[]>): Pair<Extent> =>
  forAxes((axis) => {
    const start = Math.max(...boxes[axis].map((extent) => extent[0]));
    const end = Math.min(...boxes[axis].map((extent) => extent[1]));
    const radii = boxes[axis].map((extent) =>
      start - extent[0] + extent[1] - end < 1 ? extent[2] : 0,
    );
    return [start, end, Math.max(...radii, 0)];
  });

/** Rendered image that another one can cover. */
export interface Crop {
  /** Where its whole file is: a centred crop of the other one if its aspect ratio is another one. */
  readonly place: Place;
  /** Aspect ratio of the file. */
  readonly ratio: number;
  /** The part of it that is shown. */
  readonly visible: Pair<Extent>;
}

/**
 * Returns the keyframe in which `image`, whose file has the given aspect ratio, in the untransformed `content` covers a
 * crop of it. Lengths are percentages of the content, which hold with any CSS `zoom`.
 */
export function getCoveringFrame(content: Place, image: Place, ratio: number, crop: Crop) {
  // Radii are scaled down until they fit (CSS Backgrounds, 4.5).
  const fit = Math.min(1, ...crop.visible.map(([from, to, radius]) => (to - from) / 2 / radius));
  const [x, y] = forAxes((axis) => {
    const [[start, end]] = content[axis];
    const [, [imageStart, imageEnd]] = image[axis];
    const [, [fileStart, fileEnd]] = crop.place[axis];
    const [from, to, radius] = crop.visible[axis];
    const factor = Math.max(1, axis ? crop.ratio / ratio : ratio / crop.ratio);
    const scale = ((fileEnd - fileStart) * factor) / (imageEnd - imageStart);
    // A point p of the viewport moves to origin + p * scale.
    const origin = (fileStart + fileEnd - (imageStart + imageEnd) * scale) / 2;
    const toPercent = (length: number) => `${(length / (end - start)) * 100}%`;
    return [
      toPercent(origin + ((scale - 1) * (start + end)) / 2),
      scale,
      toPercent((from - origin) / scale - start),
      toPercent(end - (to - origin) / scale),
      toPercent((radius * fit) / scale),
    ];
  });
  return {
    transform: `translate(${x[0]}, ${y[0]}) scale(${x[1]}, ${y[1]})`,
    clipPath: `inset(${y[2]} ${x[3]} ${y[3]} ${x[2]} round ${x[4]}/${y[4]})`,
  };
}
