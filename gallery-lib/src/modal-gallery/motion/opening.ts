import { getFrame, expandCrop } from '../../core/geometry';
import {
  cancelAnimation,
  getMovingParts,
  getRatio,
  getThumbnail,
  getThumbnailFrame,
  getTiming,
  hideThumbnail,
  measureContent,
  AT_REST,
  type MovingParts,
} from './motion';
import { showPlaceholder, whenDecoded } from './placeholder';
import type { Gallery } from '../gallery';

type Timing = KeyframeAnimationOptions;

/** What has been started at opening. */
interface Opening {
  readonly animations: readonly Animation[];
  /** Removes what has been written to elements. */
  readonly restore?: () => void;
  /** Called when the image has arrived at its place. Shows the full image, once it can be painted, while `isCurrent`. */
  readonly showFullImage?: (isCurrent: () => boolean) => Promise<void>;
}

const FADE_IN = [{ opacity: 0, offset: 0 }];

/** Shows the full image in place of its placeholder, and moves it there if the places differ. */
function replacePlaceholder(
  content: HTMLElement,
  img: HTMLImageElement,
  shownRatio: number,
  hidePlaceholder: () => void,
  timing: Timing,
): void {
  const shown = measureContent(content, img, shownRatio).image;
  hidePlaceholder();
  const ratio = getRatio(img, shownRatio);
  const moved = measureContent(content, img, ratio);
  const [width, height] = moved.image.size;
  // Both are centred.
  if (!width || Math.hypot(width - shown.size[0], height - shown.size[1]) < 1) return;
  const frame = getFrame(moved, expandCrop(shown, shownRatio, ratio), shown);
  content.animate([frame, AT_REST], timing);
}

/** Starts the motion of the image: out of its thumbnail, or a fade without one. */
function openImage(
  { content, img }: MovingParts,
  dialog: HTMLElement,
  gallery: Gallery,
  timing: Timing,
): Opening {
  if (!content) return { animations: [] };
  const thumbnail = img && getThumbnail(gallery, gallery.getActiveId());
  const figure = content.closest<HTMLElement>('.ks-figure');
  // The placeholder is shown before the image has arrived.
  if (figure && thumbnail) figure.dataset.opening = '';
  const hidePlaceholder = thumbnail && showPlaceholder(img, thumbnail);
  const frame = thumbnail && getThumbnailFrame(content, img, thumbnail);
  if (!hidePlaceholder || !frame) {
    hidePlaceholder?.();
    return { animations: [content.animate(FADE_IN, timing)] };
  }
  const ratio = getRatio(img, thumbnail.ratio);
  const flight = content.animate([frame, AT_REST], timing);
  dialog.dataset.flying = '';
  // Two animations may begin in different frames, so the end of the flight shows the thumbnail.
  const hiding = hideThumbnail(thumbnail, { ...timing, fill: 'both' });
  const stop = () => {
    delete dialog.dataset.flying;
    cancelAnimation(hiding);
  };
  return {
    animations: [flight, hiding],
    restore() {
      stop();
      hidePlaceholder();
    },
    async showFullImage(isCurrent) {
      await flight.finished;
      stop();
      await whenDecoded(img);
      if (isCurrent() && img.isConnected)
        replacePlaceholder(content, img, ratio, hidePlaceholder, timing);
    },
  };
}

/** What is known of the dialog of an opening. */
interface OpenedDialog {
  /** True if it has been shown while the view was loading. */
  readonly isLate: boolean;
  /** True if the image may have been shown by the page before its scripts ran. */
  readonly isFromUrl: boolean;
}

/** Fades in everything beside the image, and starts the motion of the image. */
function open(dialog: HTMLElement, gallery: Gallery, { isLate, isFromUrl }: OpenedDialog): Opening {
  const timing = isFromUrl ? undefined : getTiming(dialog, gallery);
  if (!timing) return { animations: [] };
  const parts = getMovingParts(dialog);
  const opening = openImage(parts, dialog, gallery, timing);
  if (isLate) return opening;
  const fades = parts.fadingElements.map((part) => part.animate(FADE_IN, timing));
  return { ...opening, animations: [...opening.animations, ...fades] };
}

/**
 * Moves the image of a dialog that has just been shown out of its thumbnail, or fades it in without one. Returns a
 * function that ends this and leaves the elements as they are in a closing gallery, or restores them.
 */
export function startOpening(
  dialog: HTMLElement,
  gallery: Gallery,
  opened: OpenedDialog,
): (isClosing: boolean) => void {
  const openedId = gallery.getActiveId();
  const { animations, showFullImage, restore } = open(dialog, gallery, opened);
  let isEnded = false;
  showFullImage?.(() => !isEnded).catch(() => {
    // Closed before the image has arrived.
  });
  const unsubscribe = gallery.slides.subscribe(() => {
    if (isEnded || gallery.getActiveId() === openedId) return;
    isEnded = true;
    // One that is cancelled would apply again: the thumbnail would stay invisible.
    for (const animation of animations) if (animation.playState !== 'idle') animation.finish();
  });
  return (isClosing) => {
    isEnded = true;
    unsubscribe();
    animations.forEach(cancelAnimation);
    if (!isClosing) restore?.();
  };
}
