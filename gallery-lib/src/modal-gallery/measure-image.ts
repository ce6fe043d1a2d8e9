import {
  fitObject,
  fitRadii,
  getScale,
  resolveLength,
  type Pair,
  type Rect,
  type RoundedRect,
  type Size,
} from '../core/geometry';

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** Corners with their horizontal and their vertical side, as positions in `SIDES`. */
const CORNERS = [
  ['TopLeft', 3, 0],
  ['TopRight', 1, 0],
  ['BottomRight', 1, 2],
  ['BottomLeft', 3, 2],
] as const;

interface InnerBox extends RoundedRect {
  /** Size in CSS px of the element, which transforms and zoom of its ancestors do not change. */
  readonly size: Size;
  readonly scale: Pair;
}

/** Measures the padding box of an element in the viewport, or its content box. */
export function measureBox(
  element: HTMLElement,
  style: CSSStyleDeclaration,
  isContentBox: boolean,
): InnerBox {
  const outer = element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = element;
  const scale = {
    x: getScale(outer.width, offsetWidth),
    y: getScale(outer.height, offsetHeight),
  };
  const [top, right, bottom, left] = SIDES.map((side) => {
    const padding = isContentBox ? style[`padding${side}`] : '';
    return (parseFloat(style[`border${side}Width`]) || 0) + (parseFloat(padding) || 0);
  }) as [number, number, number, number];
  const rect = {
    left: outer.left + left * scale.x,
    top: outer.top + top * scale.y,
    width: outer.width - (left + right) * scale.x,
    height: outer.height - (top + bottom) * scale.y,
  };
  const size = { width: rect.width / scale.x, height: rect.height / scale.y };
  const insets = [top, right, bottom, left];
  const radii = CORNERS.map(([corner, sideX, sideY]) => {
    const [x = '', y = x] = style[`border${corner}Radius`].split(' ');
    const getRadius = (value: string, length: number, side: number) =>
      Math.max(0, resolveLength(value, length) - (insets[side] ?? 0));
    return {
      x: getRadius(x, offsetWidth, sideX) * scale.x,
      y: getRadius(y, offsetHeight, sideY) * scale.y,
    };
  });
  return { rect, radii: fitRadii(radii, rect), size, scale };
}

/** Returns where an `<img>` draws its file in the viewport. */
export function measureFile(
  { rect, size, scale }: InnerBox,
  { objectFit, objectPosition }: CSSStyleDeclaration,
  natural: Size,
): Rect {
  const file = fitObject(objectFit, objectPosition, size, natural);
  return {
    left: rect.left + file.left * scale.x,
    top: rect.top + file.top * scale.y,
    width: file.width * scale.x,
    height: file.height * scale.y,
  };
}
