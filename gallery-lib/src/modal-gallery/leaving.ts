import { getScale } from '../core/geometry';
import { getPlace } from './measure-image';
import {
  getMovingParts,
  getThumbnail,
  getThumbnailFrame,
  getTiming,
  hideThumbnail,
  REST,
} from './motion';
import type { ModalSession } from './session';

let removeCurrent: (() => void) | undefined;

/** Removes what is left of a closed gallery. */
export function removeLeaving(): void {
  removeCurrent?.();
}

/** Creates the element that has the layout of a dialog, above everything and without effect on the page. */
function createLeaving(dialog: HTMLElement): HTMLElement {
  const element = document.createElement('div');
  const { at, size } = getPlace(dialog);
  const { offsetWidth, offsetHeight, className } = dialog;
  const zoom = getScale(size[0], offsetWidth);
  element.className = className;
  element.style.cssText = dialog.style.cssText;
  Object.assign(element.dataset, dialog.dataset, { flying: '' });
  // In px, because the page may get its scroll bar back.
  Object.assign(element.style, {
    inset: `${at[1] / zoom}px auto auto ${at[0] / zoom}px`,
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
  });
  element.inert = true;
  element.setAttribute('aria-hidden', 'true');
  element.setAttribute('popover', 'manual');
  return element;
}

/** Moves the content of a dialog, which may be shown no longer, to an element above the page. */
function moveContent(dialog: HTMLElement, element: HTMLElement): void {
  const { scrollTop } = dialog;
  element.append(...dialog.childNodes);
  // They would load again.
  for (const frame of element.querySelectorAll('iframe, object, embed')) frame.remove();
  document.body.append(element);
  element.showPopover?.();
  element.scrollTop = scrollTop;
}

/** Computed values of the content of a dialog that is still shown. */
interface Start {
  readonly transform: string;
  readonly clipPath: string;
  readonly opacity: string;
  readonly visibility: string;
}

function readStart(content: HTMLElement | null): Start | undefined {
  if (!content) return undefined;
  const { transform, clipPath, opacity, visibility } = getComputedStyle(content);
  return {
    transform,
    clipPath: clipPath === 'none' ? REST.clipPath : clipPath,
    opacity,
    visibility,
  };
}

/** Returns the keyframes of an image without a thumbnail: it fades, after a drag on its way out. */
function fadeOut(
  { dataset, offsetHeight }: HTMLElement,
  { transform, opacity }: Start,
): PropertyIndexedKeyframes {
  const distance = dataset.dismiss === 'up' ? -offsetHeight : offsetHeight;
  const away = `translateY(${distance}px) ${transform.replace('none', '')}`;
  return { opacity: [opacity, '0'], transform: [transform, dataset.dismiss ? away : transform] };
}

/**
 * Closes a dialog visually that is about to be removed: its content is moved as it is to an element above the page.
 * After the commit the image goes into its thumbnail, or fades without one, and the element is removed.
 */
export function leave(
  dialog: HTMLElement,
  session: ModalSession,
  openedId: number | undefined,
): void {
  removeLeaving();
  const given = getTiming(dialog, session);
  if (!given) return;
  const timing: KeyframeAnimationOptions = { ...given, fill: 'both' };
  const { content, img, surroundings } = getMovingParts(dialog);
  const start = readStart(content);
  const opacities = surroundings.map((part) => getComputedStyle(part).opacity);
  const element = createLeaving(dialog);
  moveContent(dialog, element);
  let hiding: Animation | undefined;
  const remove = () => {
    hiding?.cancel();
    element.remove();
  };
  const animateContent = () => {
    if (!content || !start) return [];
    for (const animation of content.getAnimations()) animation.cancel();
    content.style.transform = 'none';
    const isShown = img && start.visibility === 'visible';
    const thumbnail = isShown ? getThumbnail(session, openedId) : undefined;
    const frame = img && thumbnail && getThumbnailFrame(content, img, thumbnail);
    if (!frame) return [content.animate(fadeOut(element, start), timing)];
    hiding = hideThumbnail(thumbnail, timing);
    const { transform, clipPath } = start;
    return [content.animate([{ transform, clipPath }, frame], timing)];
  };
  removeCurrent = remove;
  queueMicrotask(() => {
    if (!element.isConnected) return;
    const animations = animateContent();
    surroundings.forEach((part, index) =>
      animations.push(part.animate({ opacity: [opacities[index] ?? '', '0'] }, timing)),
    );
    void Promise.all(animations.map(({ finished }) => finished)).then(remove);
  });
}
