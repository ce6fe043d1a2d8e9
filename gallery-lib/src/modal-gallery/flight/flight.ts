import { getFocusedElement } from '../../core/elements';
import { getCoveringFrame, type Crop } from '../../core/geometry';
import type { Leaving } from '../dialog/dialog-view';
import type { Gallery } from '../gallery';
import { cancelAnimation } from '../stage/track';
import { findThumbnail, measure, measureThumbnail, type Thumbnail } from './thumbnail';

/** The image in its place; `clip-path` does not animate from and to `none`. */
const AT_REST = { transform: 'none', clipPath: 'inset(0% round 0%)' };

/** Time in ms in which the caption appears when its image has arrived. */
const CAPTION_TIME = 200;

const FADE_IN = [{ opacity: 0, offset: 0 }];

/** Returns the timing of opening and closing; `undefined` if nothing must move. */
function getTiming(dialog: HTMLElement, gallery: Gallery): KeyframeAnimationOptions | undefined {
  const { duration } = gallery.getConfig().openingConfig;
  const reducedMotion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce), (update: slow)');
  if (!duration || reducedMotion?.matches || !dialog.animate) return undefined;
  return { duration, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', fill: 'both' };
}

/** Returns the only element that moves, the full image in it, and everything beside it, which fades. */
function getParts(dialog: HTMLElement) {
  const content = dialog.querySelector<HTMLElement>('.ks-slide-content');
  const others = content ? [] : [...dialog.children];
  for (let node: Element | null = content; node && node !== dialog; node = node.parentElement)
    others.push(...[...(node.parentElement?.children ?? [])].filter((each) => each !== node));
  // Missing in a slot.
  return { content, img: content?.querySelector<HTMLImageElement>('.ks-current-image'), others };
}

/** Makes a thumbnail invisible while its image flies; its space, name and focus stay. */
const hideThumbnail = ({ element }: Thumbnail, timing: KeyframeAnimationOptions): Animation =>
  element.animate({ opacity: [0, 0] }, timing);

/** Returns the aspect ratio of a full image: that of its file, else the one that reserves its space, else that of a crop. */
const getRatio = ({ naturalWidth, naturalHeight, style }: HTMLImageElement, crop: Crop): number =>
  naturalWidth / naturalHeight || Number(style.getPropertyValue('--ks-ratio')) || crop.ratio;

/** Returns the keyframe in which a full image covers a crop of it; the content must have no transform. */
function getFrame(content: HTMLElement, img: HTMLImageElement, crop: Crop) {
  const ratio = getRatio(img, crop);
  return getCoveringFrame(measure(content), measure(img, [ratio, 1]), ratio, crop);
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
    if (!cssText) img.removeAttribute('style');
    // An SVG file without a size has no width of its own.
    if (!img.offsetWidth) style.setProperty('--ks-ratio', `${getRatio(img, thumbnail)}`);
  };
}

/** Waits until an image, or the fallback in its place, can be painted. */
const whenDecoded = (img: HTMLImageElement): Promise<unknown> =>
  img.decode().catch(
    // A decoding error is that of a broken file, which the gallery reports.
    () =>
      img.naturalWidth ||
      new Promise((resolve) => img.addEventListener('load', resolve, { once: true })),
  );

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
  const given = isFromUrl ? undefined : getTiming(dialog, gallery);
  if (!given) return () => undefined;
  // Browsers may set the start time after the time of the first frame, which would show the end of the motion.
  const timing: KeyframeAnimationOptions = { ...given, fill: 'backwards' };
  const { content, img, others } = getParts(dialog);
  const id = gallery.getActiveId();
  const thumbnail = img && findThumbnail(gallery, id);
  const figure = content?.closest('figure');
  const animations = isLate ? [] : others.map((part) => part.animate(FADE_IN, timing));
  let isEnded = false;
  let restore: (() => void) | undefined;
  if (content && thumbnail) {
    // The placeholder is shown before the image has arrived.
    figure?.setAttribute('data-opening', '');
    const hidePlaceholder = showPlaceholder(img, thumbnail);
    const fly = (crop: Crop) => content.animate([getFrame(content, img, crop), AT_REST], timing);
    const flight = fly(thumbnail);
    dialog.dataset.flying = '';
    // Two animations may begin in different frames, so the end of the flight shows the thumbnail.
    const hiding = hideThumbnail(thumbnail, given);
    animations.push(flight, hiding);
    const land = () => {
      delete dialog.dataset.flying;
      cancelAnimation(hiding);
    };
    const showCaption = () =>
      dialog.querySelector('.ks-figure > .ks-caption')?.animate(FADE_IN, CAPTION_TIME);
    restore = () => {
      land();
      hidePlaceholder();
    };
    const showFullImage = () => {
      if (isEnded) return;
      const { offsetWidth, offsetHeight } = img;
      const shown = measureThumbnail(img);
      hidePlaceholder();
      const isSame = img.offsetWidth === offsetWidth && img.offsetHeight === offsetHeight;
      if (shown && !isSame && gallery.getActiveId() === id) fly(shown);
    };
    flight.finished
      .then(land)
      .then(showCaption)
      .then(() => whenDecoded(img))
      .then(showFullImage)
      .catch(() => {
        // Closed before the image has arrived.
      });
  } else if (content) animations.push(content.animate(FADE_IN, timing));
  const unsubscribe = gallery.slides.subscribe(() => {
    if (gallery.getActiveId() === id) return;
    unsubscribe();
    figure?.removeAttribute('data-opening');
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
  const { content, img, others } = getParts(dialog);
  // In px of the content from its place, if a step to its image has just been ended.
  const distance = gallery.stage?.finish();
  const style: Partial<CSSStyleDeclaration> = content ? getComputedStyle(content) : {};
  // Copied, because the declaration is live.
  const { transform = '', clipPath = '', opacity, visibility } = style;
  const move = (by: string) => `${by} ${transform.replace('none', '')}`;
  const start = {
    opacity,
    transform: distance ? move(`translateX(${distance}px)`) : transform,
    clipPath: clipPath.replace('none', AT_REST.clipPath),
  };
  const motions = others.map((part) => {
    const from = getComputedStyle(part).opacity;
    return () => part.animate({ opacity: [from, '0'] }, timing);
  });
  const { offsetLeft, offsetTop, offsetWidth: width, offsetHeight: height } = dialog;
  return {
    // In px, because the page may get its scroll bar back.
    place: { inset: `${offsetTop}px auto auto ${offsetLeft}px`, width, height },
    start(onGone) {
      const focused = getFocusedElement(dialog.ownerDocument) as HTMLElement;
      if (dialog.showPopover) dialog.showPopover();
      else dialog.setAttribute('open', '');
      // Chromium focuses a player in a dialog that it shows, although the dialog is inert.
      focused.focus({ preventScroll: true });
      const animations = motions.map((animate) => animate());
      if (content) {
        content.getAnimations().forEach(cancelAnimation);
        content.style.transform = 'none';
        const end: Keyframe = { ...start, opacity: 0 };
        const { dismissed } = gallery;
        if (dismissed) end.transform = move(`translateY(${dismissed === 'up' ? -100 : 100}vh)`);
        const isShown = img?.offsetWidth && visibility === 'visible';
        const thumbnail = isShown ? findThumbnail(gallery, openedId) : undefined;
        if (img && thumbnail) {
          Object.assign(end, getFrame(content, img, thumbnail), { opacity: 1 });
          animations.push(hideThumbnail(thumbnail, timing));
          // Its band would stay where the image was.
          const caption = dialog.querySelector('.ks-figure > .ks-caption');
          if (caption) animations.push(caption.animate({ opacity: [0, 0] }, timing));
        }
        animations.push(content.animate([start, end], timing));
      }
      let isEnded = false;
      const finish = () => isEnded || onGone();
      Promise.all(animations.map(({ finished }) => finished)).then(finish, finish);
      return () => {
        isEnded = true;
        animations.forEach(cancelAnimation);
      };
    },
  };
}
