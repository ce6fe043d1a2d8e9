import type { CSSProperties } from 'react';
import { getScale } from '../../core/geometry';
import type { Leaving } from '../dialog/dialog-view';
import type { Gallery } from '../gallery';
import { getPlace } from './measure-image';
import {
  cancelAnimation,
  getMovingParts,
  getThumbnail,
  getThumbnailFrame,
  getTiming,
  hideThumbnail,
  AT_REST,
} from './motion';

/** Computed values of the content when the gallery closes. */
interface Start {
  readonly transform: string;
  readonly clipPath: string;
  readonly opacity: string;
  readonly visibility: string;
}

/** `distance` is that in px of the content from its place, if a step to its image has just been ended. */
function readStart(content: HTMLElement, distance: number): Start {
  const { transform, clipPath, opacity, visibility } = getComputedStyle(content);
  return {
    transform: distance ? `translateX(${distance}px) ${transform.replace('none', '')}` : transform,
    clipPath: clipPath === 'none' ? AT_REST.clipPath : clipPath,
    opacity,
    visibility,
  };
}

/** Returns the keyframes of an image without a thumbnail: it fades, after a drag on its way out. */
function fadeOut(
  { transform, opacity }: Start,
  height: number,
  direction: Gallery['dismissed'],
): PropertyIndexedKeyframes {
  const distance = direction === 'up' ? -height : height;
  const away = `translateY(${distance}px) ${transform.replace('none', '')}`;
  return { opacity: [opacity, '0'], transform: [transform, direction ? away : transform] };
}

/** Returns the place of a dialog; in px, because the page may get its scroll bar back. */
function getDialogPlace(dialog: HTMLDialogElement): CSSProperties {
  const { at, size } = getPlace(dialog);
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const zoom = getScale(size[0], width);
  return { inset: `${at[1] / zoom}px auto auto ${at[0] / zoom}px`, width, height };
}

/**
 * Reads what a dialog shows that is about to close. The image moves into its thumbnail, or fades without one, and the
 * rest fades; `undefined` if nothing must move. `openedId` is the id of the first image.
 */
export function prepareLeaving(
  dialog: HTMLDialogElement,
  gallery: Gallery,
  openedId: number | undefined,
): Leaving | undefined {
  const given = getTiming(dialog, gallery);
  if (!given) return undefined;
  const timing: KeyframeAnimationOptions = { ...given, fill: 'both' };
  const { content, img, fadingElements } = getMovingParts(dialog);
  const distance = gallery.stage?.finish() ?? 0;
  const start = content && readStart(content, distance);
  const opacities = fadingElements.map((part) => getComputedStyle(part).opacity);
  const startMotion = () => {
    const animations = fadingElements.map((part, index) =>
      part.animate({ opacity: [opacities[index] ?? '', '0'] }, timing),
    );
    if (content && start) {
      content.getAnimations().forEach(cancelAnimation);
      content.style.transform = 'none';
      const isShown = img && start.visibility === 'visible';
      const thumbnail = isShown ? getThumbnail(gallery, openedId) : undefined;
      const frame = img && thumbnail && getThumbnailFrame(content, img, thumbnail);
      const { transform, clipPath } = start;
      const keyframes = frame
        ? [{ transform, clipPath }, frame]
        : fadeOut(start, dialog.offsetHeight, gallery.dismissed);
      animations.push(content.animate(keyframes, timing));
      if (frame) animations.push(hideThumbnail(thumbnail, timing));
    }
    return animations;
  };
  return {
    place: getDialogPlace(dialog),
    start(onGone) {
      const focused = document.activeElement as HTMLElement;
      if (dialog.showPopover) dialog.showPopover();
      else dialog.setAttribute('open', '');
      // Chromium focuses a player in a dialog that it shows, although the dialog is inert.
      focused.focus({ preventScroll: true });
      const animations = startMotion();
      let isEnded = false;
      const end = () => isEnded || onGone();
      Promise.all(animations.map(({ finished }) => finished)).then(end, end);
      return () => {
        isEnded = true;
        animations.forEach(cancelAnimation);
      };
    },
  };
}
