import {
  fitObject,
  forAxes,
  intersect,
  resolveLength,
  type Box,
  type Crop,
  type Pair,
} from '../../core/geometry';
import type { Gallery } from '../gallery';

/** Visible thumbnail. */
export interface Thumbnail extends Crop {
  readonly element: HTMLElement;
  /** Declarations that show its file as the background of the full image. */
  readonly background: string;
}

/** Matches a computed `transform` followed by `rotate` that rotates, skews or mirrors. */
const NOT_UPRIGHT = /^matrix(?!\([\d.]+, 0, 0, [\d.]+,)|deg$/;

const SIDES = [
  ['Left', 'Right', 'Width'],
  ['Top', 'Bottom', 'Height'],
] as const;

/**
 * Measures an element in the viewport: its padding box, or the content box of an image, whose natural size is given; and
 * where this paints its file.
 */
export function measure(element: HTMLElement, natural?: Pair): { box: Box; file: Box } {
  const style = getComputedStyle(element);
  const rect = element.getBoundingClientRect();
  const radii = style.borderTopLeftRadius.split(' ');
  const getPadding = (side: 'Left' | 'Right' | 'Top' | 'Bottom') =>
    (natural && parseFloat(style[`padding${side}`])) || 0;
  const size = forAxes((axis) => {
    const [start, end, length] = SIDES[axis];
    return element[`client${length}`] - getPadding(start) - getPadding(end);
  });
  const file = fitObject(style, size, natural ?? size);
  const getExtent = (axis: 0 | 1, from: number, extent: number, radius = 0) => {
    const [side, , length] = SIDES[axis];
    // By transforms and zoom of the ancestors.
    const scale = rect[axis ? 'height' : 'width'] / element[`offset${length}`];
    const inset = element[`client${side}`] + getPadding(side);
    const start = rect[axis ? 'top' : 'left'] + (inset + from) * scale;
    return { start, end: start + extent * scale, radius: Math.max(0, radius - inset) * scale };
  };
  return {
    box: forAxes((axis) => {
      const radius = radii[axis] ?? style.borderTopLeftRadius;
      const layout = element[`offset${SIDES[axis][2]}`];
      return getExtent(axis, 0, size[axis], resolveLength(radius, layout));
    }),
    file: forAxes((axis) => getExtent(axis, ...file[axis])),
  };
}

/** Measures a thumbnail, or the first image in an element; `undefined` unless some of it is visible and upright. */
function measureThumbnail(found: HTMLElement): Thumbnail | undefined {
  const element = found.matches('img') ? found : (found.querySelector('img') ?? found);
  const { backgroundSize, backgroundImage } = getComputedStyle(element);
  const img = element.matches('img') && (element as HTMLImageElement);
  const visibility = { checkOpacity: true, checkVisibilityCSS: true };
  if (!(img || /^cover/.test(backgroundSize)) || element.checkVisibility?.(visibility) === false)
    return undefined;
  const { box, file } = measure(element, img ? [img.naturalWidth, img.naturalHeight] : undefined);
  const boxes = [box, file];
  // The overflow of html and body is that of the viewport.
  for (let node: HTMLElement | null = element; node && node !== document.body;) {
    const { transform, rotate, overflow, display, position } = getComputedStyle(node);
    if (NOT_UPRIGHT.test(transform + rotate)) return undefined;
    if (
      node !== element &&
      /hidden|auto|scroll|clip/.test(overflow) &&
      !/^(inline|contents)$/.test(display)
    )
      boxes.push(measure(node).box);
    // Among these are the dialogs of the top layer.
    node = position === 'fixed' ? null : node.parentElement;
  }
  const visible = intersect(boxes);
  const [x, y] = visible;
  // Not a number if the file has not been loaded.
  const isVisible =
    Math.min(x.end, innerWidth) > Math.max(x.start, 0) &&
    Math.min(y.end, innerHeight) > Math.max(y.start, 0);
  if (!isVisible) return undefined;
  // The size of a background is not known; cropped in the middle, it has the ratio of its box.
  const ratio = img
    ? img.naturalWidth / img.naturalHeight
    : element.clientWidth / element.clientHeight;
  const [fit, image] = img
    ? ['contain', `url(${JSON.stringify(img.currentSrc)})`]
    : ['cover', backgroundImage];
  const background = `background:center/${fit} no-repeat;background-image:${image}`;
  return { element, file, visible, ratio, background };
}

/**
 * Finds and measures the thumbnail of the active image, if images open out of their thumbnails: the element with
 * `data-ks-image` next to the opener, so that several galleries with the same ids do not mix. An opener without it that
 * contains one image is the thumbnail of the image that it has opened.
 */
export function findThumbnail(
  gallery: Pick<Gallery, 'openers' | 'getActiveId' | 'getConfig'>,
  openedId: number | undefined,
): Thumbnail | undefined {
  if (!gallery.getConfig().openingConfig.fromThumbnail) return undefined;
  const id = gallery.getActiveId();
  const opener = gallery.openers.find(({ isConnected }) => isConnected);
  if (id === openedId && opener && !opener.closest('[data-ks-image]')) {
    if (opener.matches('img') || opener.querySelectorAll('img').length === 1)
      return measureThumbnail(opener);
  }
  // The id may be a URL.
  const selector = `[data-ks-image=${JSON.stringify(String(id))}]`;
  for (let root: HTMLElement | null = opener ?? document.body; root; root = root.parentElement) {
    const found = [...root.querySelectorAll<HTMLElement>(selector)];
    if (root.matches(selector)) found.push(root);
    if (found.length > 0) return found.map(measureThumbnail).find(Boolean);
  }
  return undefined;
}
