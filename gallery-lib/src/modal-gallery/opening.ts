import { getFrame, expandCrop } from '../core/geometry';
import { leave, removeLeaving } from './leaving';
import {
  getActiveId,
  getMovingParts,
  getRatio,
  getThumbnail,
  getThumbnailFrame,
  getTiming,
  hideThumbnail,
  measureContent,
  REST,
  type MovingParts,
} from './motion';
import { isReplacingPending } from './opener';
import { showPlaceholder, whenDecoded } from './placeholder';
import type { ModalSession } from './session';

type Timing = KeyframeAnimationOptions;

/** What has been started at opening. */
interface Opening {
  readonly animations: readonly Animation[];
  /** Removes what has been written to elements. */
  readonly restore?: () => void;
  /** Called when the image has arrived at its place. Shows the full image, once it can be painted, while `isCurrent`. */
  readonly land?: (isCurrent: () => boolean) => Promise<void>;
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
  content.animate([frame, REST], timing);
}

/** Starts the motion of the image: out of its thumbnail, or a fade without one. */
function openImage(
  { content, img }: MovingParts,
  dialog: HTMLElement,
  session: ModalSession,
  timing: Timing | undefined,
): Opening {
  if (!content) return { animations: [] };
  const thumbnail = timing && img && getThumbnail(session, getActiveId(session));
  const figure = content.closest<HTMLElement>('.ks-figure');
  // From here on the stylesheet shows the figure, without the fade of an image that has been loaded.
  if (figure && (thumbnail || !img || img.complete)) figure.dataset.opening = '';
  const unmark = () => delete figure?.dataset.opening;
  if (!timing) return { animations: [], restore: unmark };
  const hidePlaceholder = thumbnail && showPlaceholder(img, thumbnail);
  const frame = thumbnail && getThumbnailFrame(content, img, thumbnail);
  if (!hidePlaceholder || !frame) {
    hidePlaceholder?.();
    return { animations: [content.animate(FADE_IN, timing)], restore: unmark };
  }
  const ratio = getRatio(img, thumbnail.ratio);
  const flight = content.animate([frame, REST], timing);
  dialog.dataset.flying = '';
  // Two animations may begin in different frames, so the end of the flight shows the thumbnail.
  const hiding = hideThumbnail(thumbnail, { ...timing, fill: 'both' });
  const stop = () => {
    delete dialog.dataset.flying;
    hiding.cancel();
  };
  return {
    animations: [flight, hiding],
    restore() {
      stop();
      unmark();
      hidePlaceholder();
    },
    async land(isCurrent) {
      await flight.finished;
      stop();
      await whenDecoded(img);
      if (isCurrent() && img.isConnected)
        replacePlaceholder(content, img, ratio, hidePlaceholder, timing);
    },
  };
}

/** Fades in everything beside the image, and starts the motion of the image. */
function open(dialog: HTMLElement, session: ModalSession): Opening {
  // An image opened from the URL may have been shown by the page before its scripts ran.
  if (dialog.dataset.fromUrl !== undefined) return { animations: [] };
  const timing = getTiming(dialog, session);
  const parts = getMovingParts(dialog);
  const opening = openImage(parts, dialog, session, timing);
  // The dialog that has waited for the code of the gallery has shown the rest already.
  if (!timing || isReplacingPending()) return opening;
  const fades = parts.surroundings.map((part) => part.animate(FADE_IN, timing));
  return { ...opening, animations: [...opening.animations, ...fades] };
}

/**
 * Moves the image of a dialog that has just been shown out of its thumbnail, or fades it in without one. Returns the
 * function for the cleanup of its layout effect: if the gallery has been closed, the image moves into the thumbnail of
 * the image that is active then.
 */
export function startMotion(dialog: HTMLElement, session: ModalSession): () => void {
  removeLeaving();
  const openedId = getActiveId(session);
  const { animations, land, restore } = open(dialog, session);
  let isEnded = false;
  land?.(() => !isEnded).catch(() => {
    // Closed before the image has arrived.
  });
  const unsubscribe = session.slides.subscribe(() => {
    if (getActiveId(session) === openedId) return;
    isEnded = true;
    for (const animation of animations) animation.finish();
    // The next image fades in.
    delete dialog.querySelector<HTMLElement>('.ks-figure')?.dataset.opening;
  });
  return () => {
    isEnded = true;
    unsubscribe();
    const isClosed = !session.ref.isOpen;
    if (isClosed) leave(dialog, session, openedId);
    for (const animation of animations) animation.cancel();
    if (!isClosed) restore?.();
  };
}
