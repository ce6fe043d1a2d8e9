/** Horizontal and vertical value. */
export type Pair<T = number> = readonly [x: T, y: T];

/** Returns the results for both axes: 0 is horizontal, 1 vertical. */
export const forAxes = <T>(compute: (axis: 0 | 1) => T): Pair<T> => [compute(0), compute(1)];

/** Extent of a box along an axis, in px, with the radius of its corners. */
interface Extent {
  readonly start: number;
  readonly end: number;
  readonly radius: number;
}

/** Box with rounded corners, in px. */
export type Box = Pair<Extent>;

/** Returns a computed length, percentage or sum of both in px; a percentage refers to `size`. */
export function resolveLength(value: string, size: number): number {
  let length = 0;
  for (const [, number, unit] of value.replaceAll('- ', '-').matchAll(/(-?[\d.e+]+)(%|px)/g))
    length += Number(number) * (unit === '%' ? size / 100 : 1);
  return length;
}

/**
 * Returns where a file is painted in the content box of its element along each axis, by the computed `object-fit` and
 * `object-position`.
 */
export function fitObject(
  { objectFit, objectPosition }: Pick<CSSStyleDeclaration, 'objectFit' | 'objectPosition'>,
  box: Pair,
  natural: Pair,
): Pair<readonly [start: number, size: number]> {
  const fill = forAxes((axis) => box[axis] / natural[axis]);
  const contain = Math.min(...fill);
  const scales: Record<string, number> = {
    contain,
    cover: Math.max(...fill),
    none: 1,
    'scale-down': Math.min(1, contain),
  };
  const positions = objectPosition.match(/calc.+?\)|\S+/g) ?? [];
  return forAxes((axis) => {
    const size = natural[axis] * (scales[objectFit] ?? fill[axis]);
    return [resolveLength(positions[axis] ?? '', box[axis] - size), size];
  });
}

/**
 * Returns the common part of boxes. It has the largest radius of those that have its place and size, scaled down until it
 * fits, as CSS does (CSS Backgrounds, 4.5).
 */
export function intersect(boxes: readonly Box[]): Box {
  const starts = forAxes((axis) => Math.max(...boxes.map((box) => box[axis].start)));
  const ends = forAxes((axis) => Math.min(...boxes.map((box) => box[axis].end)));
  const same = boxes.filter(
    ([x, y]) =>
      Math.hypot(x.start - starts[0], x.end - ends[0], y.start - starts[1], y.end - ends[1]) < 1,
  );
  const radii = forAxes((axis) => Math.max(0, ...same.map((box) => box[axis].radius)));
  const factor = Math.min(
    1,
    ...forAxes((axis) => (ends[axis] - starts[axis]) / 2 / radii[axis] || 1),
  );
  return forAxes((axis) => ({
    start: starts[axis],
    end: ends[axis],
    radius: radii[axis] * factor,
  }));
}

/** Rendered image that another one can cover. */
export interface Crop {
  /** Place of the whole file, a centred crop of the other one if its aspect ratio is another one. */
  readonly file: Box;
  /** Aspect ratio of the file. */
  readonly ratio: number;
  /** The part of it that is shown. */
  readonly visible: Box;
}

/**
 * Returns the keyframe in which `image`, a file of the given aspect ratio in the untransformed `content`, covers a crop
 * of it. Lengths are percentages of the content, which hold with any CSS `zoom`.
 */
export function getCoveringFrame(content: Box, image: Box, ratio: number, crop: Crop) {
  const [x, y] = forAxes((axis) => {
    const measure = (box: Box) => {
      const { start, end } = box[axis];
      return [(start + end) / 2, end - start] as const;
    };
    const [center, length] = measure(content);
    const [imageCenter, imageLength] = measure(image);
    const [cropCenter, cropLength] = measure(crop.file);
    const factor = axis ? crop.ratio / ratio : ratio / crop.ratio;
    const scale = (cropLength * Math.max(1, factor)) / imageLength;
    const shift = cropCenter - center - (imageCenter - center) * scale;
    const toPercent = (distance: number) => (distance / length / scale) * 100;
    const { start, end, radius } = crop.visible[axis];
    return {
      scale,
      move: `${toPercent(shift * scale)}%`,
      before: `${50 + toPercent(start - center - shift)}%`,
      after: `${50 - toPercent(end - center - shift)}%`,
      radius: `${toPercent(radius)}%`,
    };
  });
  return {
    transform: `translate(${x.move}, ${y.move}) scale(${x.scale}, ${y.scale})`,
    clipPath: `inset(${y.before} ${x.after} ${y.after} ${x.before} round ${x.radius}/${y.radius})`,
  };
}
