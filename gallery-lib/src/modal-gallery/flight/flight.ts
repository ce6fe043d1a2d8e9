/*
 * | part         | opening                                   | closing                                  |
 * | ------------ | ----------------------------------------- | ---------------------------------------- |
 * | image        | from its thumbnail to its place           | from where it is to its own thumbnail    |
 * | … without it | fades in                                  | fades out, after a drag on its way       |
 * | thumbnail    | invisible until the image is in its place | invisible until the dialog is gone       |
 * | caption      | invisible until then, then fades in       | invisible; without a thumbnail fades out |
 * | all else     | fades in, unless it was there before      | fades out from the opacity that it has   |
 * | file         | the thumbnail's until its own is decoded  | stays                                    |
 *
 * A step ends the opening at once. Closing while opening continues from where everything is. An image whose size becomes
 * known after the opening grows out of the place that it had.
 */
import { getFocusedElement } from '../../core/elements';
import { getCoveringFrame, type Crop } from '../../core/geometry';
import type { Leaving } from '../gallery/dialog-view';
import type { Gallery } from '../gallery/gallery';
import { cancelAnimation } from '../stage/mover';
import { findThumbnail, measure, measureThumbnail, type Thumbnail } from './thumbnail';

/** Time in ms in which the caption appears when its image has arrived. */
const CAPTION_TIME = 200;

/** The image in its place; `clip-path` does not animate from and to `none`. */
const AT_REST = { transform: 'none', clipPath: 'inset(0% round 0%)' };

/** Returns the timing of opening and closing; `undefined` if nothing must move. */
function getTiming(dialog: HTMLElement, gallery: Gallery): KeyframeAnimationOptions | undefined {
  const { duration } = gallery.getConfig().openingConfig;
  const reducedMotion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce), (update: slow)');
  if (!duration || reducedMotion?.matches || !dialog.animate) return undefined;
  return { duration, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', fill: 'both' };
}

/** Returns the aspect ratio of a full image: that of its file, else the one that reserves its space, else that of a crop. */
const getRatio = ({ naturalWidth, naturalHeight, style }: HTMLImageElement, crop: Crop): number =>
  naturalWidth / naturalHeight || Number(style.getPropertyValue('--ks-ratio')) || crop.ratio;

/**
 * Returns the only element that moves, the dialog if it has no image, the full image in it, its caption, and functions
 * that start the animations: of this element, and of all. Beside it, everything fades unless it has been there before.
 */
function getParts(dialog: HTMLElement, timing: KeyframeAnimationOptions, isLate?: boolean) {
  const content = dialog.querySelector<HTMLElement>('.ks-slide-content') ?? dialog;
  // Missing in a slot.
  const img = content.querySelector<HTMLImageElement>('.ks-current-image');
  const caption = dialog.querySelector('.ks-figure > .ks-caption');
  const others: [part: Element, opacity: string][] = [];
  let node: Element | null = isLate ? null : content;
  for (; node && node !== dialog; node = node.parentElement)
    for (const part of node.parentElement?.children ?? [])
      if (part !== node) others.push([part, getComputedStyle(part).opacity]);
  /** Moves the image between its place and a crop of it or, when it closes without one, away. */
  const move = (rest: Keyframe, crop?: Crop, away?: Keyframe): Animation => {
    let end = away ?? { opacity: 0 };
    if (img && crop) {
      const ratio = getRatio(img, crop);
      end = getCoveringFrame(measure(content), measure(img, [ratio, 1]), ratio, crop);
    }
    return content.animate(away ? [rest, end] : [end, rest], timing);
  };
  const start = (rest: Keyframe, thumbnail?: Thumbnail, away?: Keyframe): Animation[] => {
    const hidden = thumbnail ? [thumbnail.element, caption] : [];
    return [
      move(rest, thumbnail, away),
      ...others.map(([part, opacity]) =>
        part.animate(away ? { opacity: [opacity, '0'] } : [{ opacity: 0 }, {}], timing),
      ),
      ...hidden.flatMap((part) => part?.animate({ opacity: [0, 0] }, timing) ?? []),
    ];
  };
  return { content, img, caption, move, start };
}

/**
 * Shows the file of a thumbnail below a full image; one without a known size gets the aspect ratio of the thumbnail.
 * Returns a function that ends this.
 */
function showPlaceholder(img: HTMLImageElement, thumbnail: Thumbnail): () => void {
  const { style } = img;
  const { cssText } = style;
  const ratio = getRatio(img, thumbnail);
  // The full image may have another ratio than its thumbnail, which then is a crop of it.
  style.cssText += `;object-fit:cover;background:${thumbnail.background}`;
  if (!img.naturalWidth || !img.offsetWidth)
    style.cssText += `;--ks-ratio:${ratio};aspect-ratio:${ratio}`;
  return () => {
    style.cssText = cssText;
    // An SVG file without a size has no width of its own.
    if (!img.offsetWidth) style.setProperty('--ks-ratio', `${getRatio(img, thumbnail)}`);
  };
}

/** What is known of the dialog of an opening. */
interface OpenedDialog {
  /** True if it has been shown while the view was loading. */
  readonly isLate: boolean;
  /** True if the image may have been shown by the page before its scripts ran. */
  readonly isFromUrl: boolean;
}

/**
 * Moves the image of a dialog that has just been shown out of its thumbnail, or fades it in without one. Returns a
 * function that ends this and leaves the elements as they are in a closing gallery, or restores them.
 */
export function startOpening(
  dialog: HTMLElement,
  gallery: Gallery,
  { isLate, isFromUrl }: OpenedDialog,
): (isClosing: boolean) => void {
  const timing = isFromUrl ? undefined : getTiming(dialog, gallery);
  if (!timing) return () => undefined;
  const { content, img, caption, move, start } = getParts(dialog, timing, isLate);
  // Without an image, nothing is added to what is shown already.
  if (isLate && content === dialog) return () => undefined;
  const id = gallery.getActive()?.id;
  const thumbnail = img ? findThumbnail(gallery, id) : undefined;
  let hidePlaceholder: (() => void) | undefined;
  if (img && thumbnail) {
    hidePlaceholder = showPlaceholder(img, thumbnail);
    content.closest('figure')?.setAttribute('data-opening', '');
    dialog.dataset.flying = '';
  }
  const animations = start(thumbnail ? AT_REST : {}, thumbnail);
  // One that has been cancelled would begin again when a step finishes it.
  const end = () => animations.splice(0).forEach(cancelAnimation);
  const land = () => {
    delete dialog.dataset.flying;
    end();
  };
  const unsubscribe = gallery.slides.subscribe(() => {
    if (gallery.getActive()?.id !== id) animations[0]?.finish();
  });
  const arrive = async () => {
    // Two animations may begin in different frames, so the end of this one ends all.
    await animations[0]?.finished;
    land();
    if (!img || !hidePlaceholder) return;
    caption?.animate({ opacity: [0, 1] }, CAPTION_TIME);
    // A decoding error is that of a broken file, which the gallery reports.
    await img
      .decode()
      .catch(
        () =>
          img.naturalWidth ||
          new Promise((resolve) => img.addEventListener('load', resolve, { once: true })),
      );
    if (!gallery.ref.isOpen) return;
    const area = img.offsetWidth * img.offsetHeight;
    const shown = measureThumbnail(img);
    hidePlaceholder();
    const isSame = img.offsetWidth * img.offsetHeight === area;
    if (!shown || isSame || gallery.getActive()?.id !== id) return;
    animations.push(move(AT_REST, shown));
    await animations[0]?.finished;
    end();
  };
  arrive().catch(() => {
    // Closed before the image has arrived.
  });
  return (isClosing) => {
    unsubscribe();
    end();
    if (isClosing) return;
    land();
    hidePlaceholder?.();
  };
}

/**
 * Reads what a dialog shows that is about to close. The image moves into its thumbnail, or fades without one, after a
 * drag on its way out, and the rest fades; `undefined` if nothing must move. `openedId` is the id of the first image.
 */
export function prepareLeaving(
  dialog: HTMLDialogElement,
  gallery: Gallery,
  openedId: number | undefined,
): Leaving | undefined {
  const timing = getTiming(dialog, gallery);
  if (!timing) return undefined;
  // In px of the content from its place, if a step to its image has just been ended.
  const distance = gallery.stage?.finish() ?? 0;
  const { content, img, start } = getParts(dialog, timing);
  // Copied, because the declaration is live.
  const { transform, clipPath, opacity, visibility } = getComputedStyle(content);
  const moveBy = (by: string) => `${by} ${transform.replace('none', '')}`;
  const rest = {
    opacity,
    transform: moveBy(`translateX(${distance}px)`),
    clipPath: clipPath.replace('none', AT_REST.clipPath),
  };
  return {
    // In px, because the page may get its scroll bar back.
    place: {
      inset: `${dialog.offsetTop}px auto auto ${dialog.offsetLeft}px`,
      width: dialog.offsetWidth,
      height: dialog.offsetHeight,
    },
    start(onGone) {
      const focused = getFocusedElement(dialog.ownerDocument) as HTMLElement;
      if (dialog.showPopover) dialog.showPopover();
      else dialog.setAttribute('open', '');
      // Chromium focuses a player in a dialog that it shows, although the dialog is inert.
      focused.focus({ preventScroll: true });
      content.style.transform = 'none';
      const isShown = img?.offsetWidth && visibility === 'visible';
      const thumbnail = isShown ? findThumbnail(gallery, openedId) : undefined;
      const away: Keyframe = { ...rest, opacity: 0 };
      const { dismissed } = gallery;
      if (dismissed) away.transform = moveBy(`translateY(${dismissed === 'up' ? -100 : 100}vh)`);
      const animations = start(rest, thumbnail, away);
      animations[0]?.finished.then(onGone, onGone);
      return () => animations.forEach(cancelAnimation);
    },
  };
}
