/** Horizontal and vertical value. */
export type Pair = readonly [x: number, y: number];

/** Rectangle in px. */
export interface Rect {
  /** Its top left corner. */
  readonly at: Pair;
  readonly size: Pair;
}

/** Rectangle with the radius of its corners, which has no effect if it is missing. */
export interface Shape extends Rect {
  readonly radius?: Pair;
}

/** Returns the results for both axes: 0 is horizontal, 1 vertical. */
export const forAxes = (compute: (axis: 0 | 1) => number): Pair => [compute(0), compute(1)];

/** Returns the scale of an element from its length in the viewport and its layout length, which browsers round. */
export function getScale(length: number, layoutLength: number): number {
  return Math.abs(length - layoutLength) < 0.6 ? 1 : length / layoutLength;
}

/** Returns a computed length, percentage or sum of both in px; a percentage refers to `size`. */
export function resolveLength(value: string, size: number): number {
  let length = 0;
  for (const [, sign = '', number = '', unit] of value.matchAll(/([-+]?) ?([\d.]+)(%|px)/g))
    length += Number(sign + number) * (unit === '%' ? size / 100 : 1);
  return length;
}

/** Returns where a file is painted in the content box of its element, by the computed `object-fit` and `object-position`. */
export function fitObject(fit: string, position: string, box: Pair, natural: Pair): Rect {
  const fill = forAxes((axis) => box[axis] / natural[axis]);
  const contain = Math.min(...fill);
  const scales: Record<string, number> = {
    contain,
    cover: Math.max(...fill),
    none: 1,
    'scale-down': Math.min(1, contain),
  };
  const size = forAxes((axis) => natural[axis] * (scales[fit] ?? fill[axis]));
  const positions = position.match(/calc\([^)]*\)|\S+/g) ?? [];
  return {
    at: forAxes((axis) => resolveLength(positions[axis] ?? '', box[axis] - size[axis])),
    size,
  };
}

/** Returns the rectangle of a whole image, of which a centred crop with another aspect ratio is shown. */
export function expandCrop(crop: Rect, cropRatio: number, ratio: number): Rect {
  const factor = ratio / cropRatio;
  const factors: Pair = [Math.max(1, factor), Math.max(1, 1 / factor)];
  return {
    at: forAxes((axis) => crop.at[axis] - (crop.size[axis] * (factors[axis] - 1)) / 2),
    size: forAxes((axis) => crop.size[axis] * factors[axis]),
  };
}

/** Scales a radius down until it fits, as CSS does (CSS Backgrounds, 4.5). */
export function fitRadius(radius: Pair, size: Pair): Pair {
  const factor = Math.min(1, ...forAxes((axis) => size[axis] / (2 * radius[axis] || Infinity)));
  return forAxes((axis) => radius[axis] * factor);
}

/**
 * Returns the common part; it has the largest radius of the shapes that have its place and size. Its size is not positive
 * if there is none.
 */
export function intersect(shapes: readonly Shape[]): Required<Shape> {
  const at = forAxes((axis) => Math.max(...shapes.map((shape) => shape.at[axis])));
  const getEnd = (shape: Rect, axis: 0 | 1) => shape.at[axis] + shape.size[axis];
  const size = forAxes(
    (axis) => Math.min(...shapes.map((shape) => getEnd(shape, axis))) - at[axis],
  );
  const same = shapes.filter((shape) =>
    ([0, 1] as const).every(
      (axis) =>
        Math.abs(shape.at[axis] - at[axis]) < 1 &&
        Math.abs(getEnd(shape, axis) - at[axis] - size[axis]) < 1,
    ),
  );
  const radius = forAxes((axis) => Math.max(0, ...same.map((shape) => shape.radius?.[axis] ?? 0)));
  return { at, size, radius };
}

/** Element that is moved, without its transform. */
export interface Moved extends Rect {
  /** The whole image in it. */
  readonly image: Rect;
  /** CSS `zoom` of the element. */
  readonly zoom: number;
}

/**
 * Returns the keyframe that renders an image over `whole` and clips it to the visible part. The transform is relative to
 * the middle of the element.
 */
export function getFrame({ at, size, image, zoom }: Moved, whole: Rect, visible: Shape) {
  const scale = forAxes((axis) => whole.size[axis] / image.size[axis]);
  const start = forAxes((axis) => whole.at[axis] - (image.at[axis] - at[axis]) * scale[axis]);
  const local = (length: number, axis: 0 | 1) => length / scale[axis] / zoom;
  const before = forAxes((axis) => local(visible.at[axis] - start[axis], axis));
  const after = forAxes(
    (axis) => size[axis] / zoom - before[axis] - local(visible.size[axis], axis),
  );
  const radius = forAxes((axis) => local(visible.radius?.[axis] ?? 0, axis));
  const [x, y] = forAxes(
    (axis) => (start[axis] - at[axis] + (size[axis] / 2) * (scale[axis] - 1)) / zoom,
  );
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale.join()})`,
    clipPath: `inset(${before[1]}px ${after[0]}px ${after[1]}px ${before[0]}px round ${radius.join('px/')}px)`,
  };
}
