import {
  fitObject,
  forAxes,
  intersect,
  resolveLength,
  type Crop,
  type Extent,
  type Pair,
  type Place,
} from '../../core/geometry';
import type { Gallery } from '../gallery/gallery';

/** Visible thumbnail. */
export interface Thumbnail extends Crop {
  readonly element: HTMLElement;
  /** Value of `background` that shows its file in the full image. */
  readonly background: string;
}

/** Matches a computed `transform` followed by `rotate` that rotates, skews or mirrors. */
const NOT_UPRIGHT = /^matrix(?!\([\d.]+, 0, 0, [\d.]+,)|deg$/;

/** Matches a computed `overflow` followed by the `display` of an element that clips its content. */
const CLIPS = /(hidden|auto|scroll|clip)(?!.*(inline|contents)$)/;

/**
 * Measures an element in the viewport: its padding box, or the content box of an image, whose natural size is given; and
 * where this paints its file.
 */
export function measure(element: HTMLElement, natural?: Pair): Place {
  const style = getComputedStyle(element);
  const rect = element.getBoundingClientRect();
  const getPadding = (side: 'Left' | 'Right' | 'Top' | 'Bottom') =>
    (natural && parseFloat(style[`padding${side}`])) || 0;
  const size = [
    element.clientWidth - getPadding('Left') - getPadding('Right'),
    element.clientHeight - getPadding('Top') - getPadding('Bottom'),
  ] as const;
  const file = fitObject(style.objectFit, size, natural ?? size);
  return forAxes((axis) => {
    const layout = axis ? element.offsetHeight : element.offsetWidth;
    // By transforms and zoom of the ancestors.
    const scale = (axis ? rect.height : rect.width) / layout;
    const inset = axis
      ? element.clientTop + getPadding('Top')
      : element.clientLeft + getPadding('Left');
    const start = (axis ? rect.top : rect.left) + inset * scale;
    const offset = resolveLength(style.objectPosition, axis, size[axis] - file[axis]);
    const fileStart = start + offset * scale;
    const radius = resolveLength(style.borderTopLeftRadius, axis, layout) - inset;
    return [
      [start, start + size[axis] * scale, radius * scale],
      [fileStart, fileStart + file[axis] * scale, 0],
    ];
  });
}

const getImages = (element: HTMLElement): HTMLImageElement[] =>
  element.matches('img') ? [element as HTMLImageElement] : [...element.querySelectorAll('img')];

/** Measures a thumbnail, or the first image in an element; `undefined` unless some of it is visible and upright. */
export function measureThumbnail(found: HTMLElement): Thumbnail | undefined {
  const [img] = getImages(found);
  const element = img ?? found;
  const { backgroundSize, backgroundImage } = getComputedStyle(element);
  const visibility = { checkOpacity: true, checkVisibilityCSS: true };
  if (!(img || /^cover/.test(backgroundSize)) || element.checkVisibility?.(visibility) === false)
    return undefined;
  const natural = img && ([img.naturalWidth, img.naturalHeight] as const);
  const place = measure(element, natural);
  const boxes = forAxes((axis): Extent[] => [...place[axis]]);
  // The overflow of html and body is that of the viewport.
  for (let node: HTMLElement | null = element; node && node !== document.body;) {
    const style = getComputedStyle(node);
    if (NOT_UPRIGHT.test(style.transform + style.rotate)) return undefined;
    if (CLIPS.test(style.overflow + style.display)) {
      const clip = measure(node);
      forAxes((axis) => boxes[axis].push(clip[axis][0]));
    }
    // Among these are the dialogs of the top layer.
    node = style.position === 'fixed' ? null : node.parentElement;
  }
  const visible = intersect(boxes);
  // Not a number if the file has not been loaded.
  const isVisible = visible.every(
    ([start, end], axis) => Math.min(end, axis ? innerHeight : innerWidth) > Math.max(start, 0),
  );
  if (!isVisible) return undefined;
  // The size of a background is not known; cropped in the middle, it has the ratio of its box.
  const [width, height] = natural ?? [element.clientWidth, element.clientHeight];
  const file = img ? `contain url(${JSON.stringify(img.currentSrc)})` : `cover ${backgroundImage}`;
  return { element, place, visible, ratio: width / height, background: `center/${file} no-repeat` };
}

/**
 * Finds and measures the thumbnail of the active image, if images open out of their thumbnails: the element with
 * `data-ks-image` next to the opener, so that several galleries with the same ids do not mix. An opener without it that
 * contains one image is the thumbnail of the image that it has opened.
 */
export function findThumbnail(
  gallery: Pick<Gallery, 'openers' | 'getActive' | 'getConfig'>,
  openedId: number | undefined,
): Thumbnail | undefined {
  if (!gallery.getConfig().openingConfig.fromThumbnail) return undefined;
  const id = gallery.getActive()?.id;
  const opener = gallery.openers.find(({ isConnected }) => isConnected);
  if (id === openedId && opener && !opener.closest('[data-ks-image]')) {
    if (getImages(opener).length === 1) return measureThumbnail(opener);
  }
  // The id may be a URL.
  const selector = `[data-ks-image=${JSON.stringify(String(id))}]`;
  for (let root: HTMLElement | null = opener ?? document.body; root; root = root.parentElement) {
    const found = root.matches(selector)
      ? [root]
      : [...root.querySelectorAll<HTMLElement>(selector)];
    if (found[0]) return found.map(measureThumbnail).find(Boolean);
  }
  return undefined;
}
