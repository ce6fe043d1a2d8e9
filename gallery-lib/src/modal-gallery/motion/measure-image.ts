import {
  fitObject,
  fitRadius,
  forAxes,
  getScale,
  resolveLength,
  type Pair,
  type Rect,
  type Shape,
} from '../../core/geometry';

interface InnerBox extends Shape {
  /** Scale by transforms and zoom of the ancestors. */
  readonly scale: Pair;
}

/** Returns the place of an element in the viewport. */
export function getPlace(element: Element): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { at: [left, top], size: [width, height] };
}

/** Measures the padding box of an element in the viewport, or its content box, with the radius of its first corner. */
export function measureBox(
  element: HTMLElement,
  style: CSSStyleDeclaration,
  isContentBox: boolean,
): InnerBox {
  const outer = getPlace(element);
  const layout: Pair = [element.offsetWidth, element.offsetHeight];
  const scale = forAxes((axis) => getScale(outer.size[axis], layout[axis]));
  const getInset = (side: 'Left' | 'Top' | 'Right' | 'Bottom') =>
    (parseFloat(style[`border${side}Width`]) || 0) +
    ((isContentBox && parseFloat(style[`padding${side}`])) || 0);
  const starts: Pair = [getInset('Left'), getInset('Top')];
  const ends: Pair = [getInset('Right'), getInset('Bottom')];
  const size = forAxes((axis) => outer.size[axis] - (starts[axis] + ends[axis]) * scale[axis]);
  const [first = '', second = first] = style.borderTopLeftRadius.split(' ');
  const radius = forAxes((axis) => {
    const length = resolveLength(axis ? second : first, layout[axis]);
    return Math.max(0, length - starts[axis]) * scale[axis];
  });
  return {
    at: forAxes((axis) => outer.at[axis] + starts[axis] * scale[axis]),
    size,
    radius: fitRadius(radius, size),
    scale,
  };
}

/** Returns where an `<img>` renders its file in the viewport. */
export function measureFile(
  { at, size, scale }: InnerBox,
  { objectFit, objectPosition }: CSSStyleDeclaration,
  natural: Pair,
): Rect {
  const box = forAxes((axis) => size[axis] / scale[axis]);
  const file = fitObject(objectFit, objectPosition, box, natural);
  return {
    at: forAxes((axis) => at[axis] + file.at[axis] * scale[axis]),
    size: forAxes((axis) => file.size[axis] * scale[axis]),
  };
}
