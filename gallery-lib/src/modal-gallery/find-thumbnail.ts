import { intersect, NO_RADII, type Rect, type RoundedRect } from '../core/geometry';
import { measureBox, measureFile } from './measure-image';

/** Visible thumbnail; the rectangle is that of its visible part. */
export interface Thumbnail extends RoundedRect {
  readonly element: HTMLElement;
  /** Where its whole file is drawn. */
  readonly file: Rect;
  /** Aspect ratio of its file. */
  readonly ratio: number;
  /** The file as a CSS image. */
  readonly image: string;
  /** How that image is fitted into the place of the full image. */
  readonly backgroundSize: 'contain' | 'cover';
}

/** Computed transforms that neither rotate, skew nor mirror. */
const UPRIGHT = /^(none|matrix\([\d.]+, 0, 0, [\d.]+,.*)?$/;

/** Returns the boxes that clip an element; `undefined` if it is rotated, skewed or mirrored. */
function getClips(element: HTMLElement): RoundedRect[] | undefined {
  const clips: RoundedRect[] = [];
  let node: HTMLElement | null = element;
  while (node) {
    const style = getComputedStyle(node);
    if (!UPRIGHT.test(style.transform) || (style.rotate || 'none') !== 'none') return undefined;
    // The overflow of these two is that of the viewport, and inline elements have none.
    const isBox = !/^(HTML|BODY)$/.test(node.tagName) && !/^(inline|contents)$/.test(style.display);
    if (isBox && node !== element && !/^(visible)?$/.test(style.overflow))
      clips.push(measureBox(node, style, false));
    // Among these are the dialogs of the top layer.
    node = style.position === 'fixed' ? null : node.parentElement;
  }
  return clips;
}

/** Measures the file of a thumbnail, which is an `<img>` or a background that covers its element. */
function measureThumbnailFile(element: HTMLElement) {
  const style = getComputedStyle(element);
  if (element instanceof HTMLImageElement) {
    const box = measureBox(element, style, true);
    const { naturalWidth: width, naturalHeight: height } = element;
    const file = measureFile(box, style, { width, height });
    const image = `url(${JSON.stringify(element.currentSrc)})`;
    return { box, file, ratio: width / height, image, backgroundSize: 'contain' } as const;
  }
  if (!style.backgroundSize.startsWith('cover')) return undefined;
  const box = measureBox(element, style, false);
  const ratio = box.rect.width / box.rect.height;
  // Its natural size is not known; cropped in the middle, it has the ratio of its box.
  const file = box.rect;
  return { box, file, ratio, image: style.backgroundImage, backgroundSize: 'cover' } as const;
}

function isVisible(element: HTMLElement): boolean {
  return (
    element.checkVisibility?.({
      opacityProperty: true,
      visibilityProperty: true,
      // Names before 2024.
      checkOpacity: true,
      checkVisibilityCSS: true,
    }) !== false
  );
}

/** Measures a thumbnail, or the first image in an element; `undefined` unless some of it is visible and upright. */
function measureThumbnail(found: HTMLElement): Thumbnail | undefined {
  const element = found.matches('img') ? found : (found.querySelector('img') ?? found);
  const clips = isVisible(element) && getClips(element);
  const measured = clips && measureThumbnailFile(element);
  if (!measured) return undefined;
  const { box, file } = measured;
  const visible = intersect([box, { rect: file, radii: NO_RADII }, ...clips]);
  const viewport = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const { rect } = intersect([visible, { rect: viewport, radii: NO_RADII }]);
  // Not a number if the file has not been loaded.
  if (!(rect.width > 0 && rect.height > 0)) return undefined;
  return { ...measured, ...visible, element };
}

/** Returns whether an opener is a thumbnail without a mark: it contains one image. */
function isThumbnail(opener: HTMLElement): boolean {
  const count = opener.matches('img') ? 1 : opener.querySelectorAll('img').length;
  return count === 1 && !opener.closest('[data-ks-image]');
}

/**
 * Finds and measures the thumbnail of an image: the element with `data-ks-image` next to the opener, so that several
 * galleries with the same ids do not mix. `isOpened` is true for the image that the opener has opened.
 */
export function findThumbnail(
  openers: readonly HTMLElement[],
  id: number,
  isOpened: boolean,
): Thumbnail | undefined {
  const opener = openers.find(({ isConnected }) => isConnected);
  if (isOpened && opener && isThumbnail(opener)) return measureThumbnail(opener);
  const selector = `[data-ks-image="${id}"]`;
  for (let root = opener ?? document.body; root; root = root.parentElement as HTMLElement) {
    const found = [...root.querySelectorAll<HTMLElement>(selector)];
    if (root.matches(selector)) found.push(root);
    for (const element of found) {
      const thumbnail = measureThumbnail(element);
      if (thumbnail) return thumbnail;
    }
    if (found.length > 0) return undefined;
  }
  return undefined;
}
