/** Width and height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Rectangle in px. */
export interface Rect extends Size {
  readonly left: number;
  readonly top: number;
}

/** Two values, horizontal and vertical. */
export interface Pair {
  readonly x: number;
  readonly y: number;
}

/** Rectangle with the radii of its corners: top left, top right, bottom right, bottom left. */
export interface RoundedRect {
  readonly rect: Rect;
  readonly radii: readonly Pair[];
}

/** Corners that are not rounded. */
export const NO_RADII: readonly Pair[] = Array.from({ length: 4 }, () => ({ x: 0, y: 0 }));

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

/** Returns where a file is drawn in the content box of its element, by the computed `object-fit` and `object-position`. */
export function fitObject(fit: string, position: string, box: Size, natural: Size): Rect {
  const scaleX = box.width / natural.width;
  const scaleY = box.height / natural.height;
  const contain = Math.min(scaleX, scaleY);
  const scales: Record<string, number> = {
    contain,
    cover: Math.max(scaleX, scaleY),
    none: 1,
    'scale-down': Math.min(1, contain),
  };
  const width = natural.width * (scales[fit] ?? scaleX);
  const height = natural.height * (scales[fit] ?? scaleY);
  const [x = '', y = ''] = position.match(/calc\([^)]*\)|\S+/g) ?? [];
  return {
    left: resolveLength(x, box.width - width),
    top: resolveLength(y, box.height - height),
    width,
    height,
  };
}

/** Returns the rectangle of a whole image, of which a centred crop with another aspect ratio is shown. */
export function uncrop(crop: Rect, cropRatio: number, ratio: number): Rect {
  const width = crop.width * Math.max(1, ratio / cropRatio);
  const height = crop.height * Math.max(1, cropRatio / ratio);
  return {
    left: crop.left - (width - crop.width) / 2,
    top: crop.top - (height - crop.height) / 2,
    width,
    height,
  };
}

/** Scales radii down until they fit, as CSS does (CSS Backgrounds, 4.5). */
export function fitRadii(radii: readonly Pair[], { width, height }: Size): readonly Pair[] {
  const [a, b, c, d] = radii as [Pair, Pair, Pair, Pair];
  const factor = Math.min(
    1,
    width / (a.x + b.x),
    width / (d.x + c.x),
    height / (a.y + d.y),
    height / (b.y + c.y),
  );
  return radii.map(({ x, y }) => ({ x: x * factor, y: y * factor }));
}

function getCorner({ left, top, width, height }: Rect, index: number): Pair {
  return {
    x: index === 1 || index === 2 ? left + width : left,
    y: index > 1 ? top + height : top,
  };
}

/** Returns the common part; it has the radius of each corner that it shares. Its size is not positive if there is none. */
export function intersect(shapes: readonly RoundedRect[]): RoundedRect {
  const rects = shapes.map(({ rect }) => rect);
  const left = Math.max(...rects.map((rect) => rect.left));
  const top = Math.max(...rects.map((rect) => rect.top));
  const rect = {
    left,
    top,
    width: Math.min(...rects.map((one) => one.left + one.width)) - left,
    height: Math.min(...rects.map((one) => one.top + one.height)) - top,
  };
  const radii = NO_RADII.map((none, index) => {
    const { x, y } = getCorner(rect, index);
    const shared = shapes.filter((shape) => {
      const corner = getCorner(shape.rect, index);
      return Math.abs(corner.x - x) < 1 && Math.abs(corner.y - y) < 1;
    });
    return shared.reduce((largest, { radii: given }) => {
      const radius = given[index] ?? none;
      return radius.x > largest.x ? radius : largest;
    }, none);
  });
  return { rect, radii };
}

/** Element that is moved, without its transform. */
export interface Moved {
  readonly box: Rect;
  /** The whole image in it. */
  readonly image: Rect;
  /** CSS `zoom` of the element. */
  readonly zoom: number;
}

/**
 * Returns the keyframe that draws an image over `whole` and clips it to the visible part. The transform is relative to
 * the top left corner of the element.
 */
export function getFrame({ box, image, zoom }: Moved, whole: Rect, visible: RoundedRect) {
  const scaleX = whole.width / image.width;
  const scaleY = whole.height / image.height;
  const left = whole.left - (image.left - box.left) * scaleX;
  const top = whole.top - (image.top - box.top) * scaleY;
  const { rect, radii } = visible;
  const start = { x: (rect.left - left) / scaleX, y: (rect.top - top) / scaleY };
  const insets = [
    start.y,
    box.width - start.x - rect.width / scaleX,
    box.height - start.y - rect.height / scaleY,
    start.x,
  ];
  const list = (values: readonly number[]) => values.map((value) => `${value / zoom}px`).join(' ');
  const rounding = [
    list(radii.map(({ x }) => x / scaleX)),
    list(radii.map(({ y }) => y / scaleY)),
  ].join(' / ');
  return {
    transform: `translate(${(left - box.left) / zoom}px, ${(top - box.top) / zoom}px) scale(${scaleX}, ${scaleY})`,
    clipPath: `inset(${list(insets)} round ${rounding})`,
  };
}
