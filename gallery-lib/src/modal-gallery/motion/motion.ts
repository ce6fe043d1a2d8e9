import { getFrame, getScale, expandCrop, type Moved } from '../../core/geometry';
import { findThumbnail, type Thumbnail } from './find-thumbnail';
import { getPlace, measureBox, measureFile } from './measure-image';
import type { Gallery } from '../gallery';

/** End of opening; `clip-path` does not animate from and to `none`. */
export const AT_REST = { transform: 'none', clipPath: 'inset(0px round 0px)' };

/** Returns the timing of opening and closing; `undefined` if nothing must move. */
export function getTiming(
  dialog: HTMLElement,
  gallery: Gallery,
): KeyframeAnimationOptions | undefined {
  const { duration } = gallery.getConfig().openingConfig;
  const reducedMotion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce), (update: slow)');
  if (!duration || reducedMotion?.matches || !dialog.animate) return undefined;
  // Browsers may set the start time after the time of the first frame, which would show the end of the motion.
  return { duration, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', fill: 'backwards' };
}

/** Cancels an animation; some test environments report the rejection of `finished`, which browsers do not. */
export function cancelAnimation(animation: Animation): void {
  animation.finished?.catch(() => undefined);
  animation.cancel();
}

/** Parts of a dialog that opening and closing animate. */
export interface MovingParts {
  /** The only element that moves; missing while no image is rendered. */
  readonly content: HTMLElement | null;
  /** The full image in it; missing in a slot. */
  readonly img: HTMLImageElement | null;
  /** Everything beside the content, which fades. */
  readonly fadingElements: readonly Element[];
}

/** Returns the moving parts of a dialog. */
export function getMovingParts(dialog: HTMLElement): MovingParts {
  const content = dialog.querySelector<HTMLElement>('.ks-slide-content');
  const fadingElements = content ? [] : [...dialog.children];
  for (let node: Element | null = content; node && node !== dialog; node = node.parentElement) {
    const siblings = [...(node.parentElement?.children ?? [])];
    fadingElements.push(...siblings.filter((sibling) => sibling !== node));
  }
  return { content, img: dialog.querySelector('.ks-current-image'), fadingElements };
}

/** Finds the thumbnail of the active image, if images open out of their thumbnails. */
export function getThumbnail(
  gallery: Gallery,
  openedId: number | undefined,
): Thumbnail | undefined {
  const id = gallery.getActiveId();
  if (id === undefined || !gallery.getConfig().openingConfig.fromThumbnail) return undefined;
  return findThumbnail(gallery.openers, id, id === openedId);
}

/** Returns the aspect ratio of a full image: that of its file, else the one that reserves its space, else another one. */
export function getRatio(img: HTMLImageElement, otherwise: number): number {
  const { naturalWidth, naturalHeight, style } = img;
  return naturalWidth / naturalHeight || Number(style.getPropertyValue('--ks-ratio')) || otherwise;
}

/** Measures the place of the moved content, which must have no transform, and of the full image in it. */
export function measureContent(content: HTMLElement, img: HTMLImageElement, ratio: number): Moved {
  const style = getComputedStyle(img);
  const frame = content.closest<HTMLElement>('.ks-modal-gallery') ?? content;
  return {
    ...getPlace(content),
    image: measureFile(measureBox(img, style, true), style, [ratio, 1]),
    zoom: getScale(getPlace(frame).size[0], frame.offsetWidth),
  };
}

/** Returns the keyframe in which the full image covers its thumbnail; `undefined` if the image has no place yet. */
export function getThumbnailFrame(
  content: HTMLElement,
  img: HTMLImageElement,
  thumbnail: Thumbnail,
) {
  const ratio = getRatio(img, thumbnail.ratio);
  const moved = measureContent(content, img, ratio);
  if (!(Math.min(...moved.image.size) > 0)) return undefined;
  return getFrame(moved, expandCrop(thumbnail.file, thumbnail.ratio, ratio), thumbnail);
}

/** Makes a thumbnail invisible while its image flies; its space, name and focus stay. */
export function hideThumbnail({ element }: Thumbnail, timing: KeyframeAnimationOptions): Animation {
  return element.animate({ opacity: [0, 0] }, timing);
}
