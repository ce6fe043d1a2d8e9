import { intersect, type Rect, type Shape } from '../../core/geometry';
import { measureBox, measureFile } from './measure-image';

/** Visible thumbnail; the shape is that of its visible part. */
export interface Thumbnail extends Shape {
  readonly element: HTMLElement;
  /** Where its whole file is rendered. */
  readonly file: Rect;
  /** Aspect ratio of its file. */
  readonly ratio: number;
  /** The file as a CSS image, and how it is fitted into the place of the full image. */
  readonly background: Pick<CSSStyleDeclaration, 'backgroundImage' | 'backgroundSize'>;
}

/** Computed transforms that neither rotate, skew nor mirror. */
const UPRIGHT = /^(none|matrix\([\d.]+, 0, 0, [\d.]+,.*)?$/;

/** Returns the boxes that clip an element; `undefined` if it is rotated, skewed or mirrored. */
function getClips(element: HTMLElement): Shape[] | undefined {
  const clips: Shape[] = [];
  for (let node: HTMLElement | null = element; node; node = node.parentElement) {
    const style = getComputedStyle(node);
    if (!UPRIGHT.test(style.transform) || (style.rotate || 'none') !== 'none') return undefined;
    // The overflow of html and body is that of the viewport, and inline elements have none.
    const isClip =
      node !== element &&
      !/^(visible)?$/.test(style.overflow) &&
      !/^(inline|contents)$/.test(style.display) &&
      !node.matches('html, body');
    if (isClip) clips.push(measureBox(node, style, false));
    // Among these are the dialogs of the top layer.
    if (style.position === 'fixed') break;
  }
  return clips;
}

/** Measures the file of a thumbnail, which is an `<img>` or a background that covers its element. */
function measureThumbnailFile(element: HTMLElement) {
  const style = getComputedStyle(element);
  const { backgroundSize, backgroundImage } = style;
  const img = element instanceof HTMLImageElement && element;
  const box = measureBox(element, style, Boolean(img));
  if (img) {
    const { naturalWidth, naturalHeight, currentSrc } = img;
    return {
      box,
      file: measureFile(box, style, [naturalWidth, naturalHeight]),
      ratio: naturalWidth / naturalHeight,
      background: {
        backgroundImage: `url(${JSON.stringify(currentSrc)})`,
        backgroundSize: 'contain',
      },
    };
  }
  if (!backgroundSize.startsWith('cover')) return undefined;
  // Its natural size is not known; cropped in the middle, it has the ratio of its box.
  const ratio = box.size[0] / box.size[1];
  return { box, file: box, ratio, background: { backgroundImage, backgroundSize } };
}

/** Measures a thumbnail, or the first image in an element; `undefined` unless some of it is visible and upright. */
function measureThumbnail(found: HTMLElement): Thumbnail | undefined {
  const element = found.matches('img') ? found : (found.querySelector('img') ?? found);
  const visibility = { checkOpacity: true, checkVisibilityCSS: true };
  if (element.checkVisibility?.(visibility) === false) return undefined;
  const clips = getClips(element);
  const measured = clips && measureThumbnailFile(element);
  if (!measured) return undefined;
  const { box, ...thumbnail } = measured;
  const visible = intersect([box, thumbnail.file, ...clips]);
  const { size } = intersect([visible, { at: [0, 0], size: [innerWidth, innerHeight] }]);
  // Not a number if the file has not been loaded.
  return Math.min(...size) > 0 ? { ...thumbnail, ...visible, element } : undefined;
}

/**
 * Finds and measures the thumbnail of an image: the element with `data-ks-image` next to the opener, so that several
 * galleries with the same ids do not mix. An opener without it that contains one image is the thumbnail of the image
 * that it has opened.
 */
export function findThumbnail(
  openers: readonly HTMLElement[],
  id: number,
  isOpened: boolean,
): Thumbnail | undefined {
  const opener = openers.find(({ isConnected }) => isConnected);
  if (isOpened && opener && !opener.closest('[data-ks-image]')) {
    if (opener.matches('img') || opener.querySelectorAll('img').length === 1)
      return measureThumbnail(opener);
  }
  // The id may be a URL.
  const selector = `[data-ks-image=${JSON.stringify(String(id))}]`;
  for (let root: HTMLElement | null = opener ?? document.body; root; root = root.parentElement) {
    const found = [...root.querySelectorAll<HTMLElement>(selector)];
    if (root.matches(selector)) found.push(root);
    for (const element of found) {
      const thumbnail = measureThumbnail(element);
      if (thumbnail) return thumbnail;
    }
    if (found.length > 0) break;
  }
  return undefined;
}
