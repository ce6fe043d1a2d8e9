import { isEditable, PLAYERS } from '../../core/editable';
import {
  createSizeObserver,
  getScale,
  getWindow,
  isRendered,
  isRightToLeft,
} from '../../core/elements';
import { attachClicks } from '../../gestures/clicks';
import { getDismissDirection, getDismissFade, getDismissTransform } from '../../gestures/dismiss';
import {
  isInside,
  isSwipe,
  NO_GESTURE,
  type Drag,
  type Gesture,
  type Pinch,
} from '../../gestures/gesture';
import { canDoubleTap, getGestureAction, type GestureAction } from '../../gestures/gesture-action';
import { pointerSource } from '../../gestures/recognizer';
import { getGestureSource, type AdapterSource } from '../../gestures/registry';
import {
  applyLevelResistance,
  applyWheel,
  both,
  centerAt,
  dragBy,
  FITTED,
  getCenter,
  getDoubleTapLevel,
  getEdges,
  getGlide,
  getMaximum,
  getMiddle,
  getPanStep,
  getWheelDistance,
  panBy,
  restAt,
  restLevel,
  zoomAround,
  type Place,
  type Point,
  type Transform,
} from '../../gestures/zoom-geometry';
import { Action } from '../../model/enums';
import { NOT_ZOOMED } from '../gallery/gallery';
import type { ModalModel } from '../model/use-modal-view';
import { createZoomImage, getFileWidth, type ZoomImage } from './zoom-image';
import type { GalleryStage, GalleryZoom, View } from '../gallery/gallery-stage';
import { measurePlace, NOWHERE } from './measure-place';
import { AT_ONCE, createMover, EASE_OUT, type Course } from './mover';
import { createTrack, type Track } from './track';
import { createWaitingClick } from './waiting-click';
import { PAN_KEYS, STEP, ZOOM_KEYS } from './zoom-keys';

/*
 * What a press, a finger or a second one does, as `action` says. `getGestureAction` decides when a drag is 10 px long. Each
 * state ends with the release, when the pointer is cancelled, and with a second finger.
 *
 * | State    | begins with                                 | moves                    | ends with                             |
 * |----------|---------------------------------------------|--------------------------|---------------------------------------|
 * | none     | a press, which holds what is moving         | the track, horizontally from 3 px on, if the image fits | a click, or the return of what it held |
 * | navigate | a horizontal drag; of a zoomed image only away from the edge that is seen | the track | a step, or the return      |
 * | dismiss  | a vertical drag of an image that fits, as the options allow, and not on an arrow | the image, and fades | closing, or the return |
 * | pan      | another drag of a zoomed image, or the finger that is left after a pinch | the image | gliding, or the return |
 * | zoom     | a second finger                             | the image                | the level at which it rests           |
 *
 * A double tap, wheel, keys, buttons and clicks on a zoomed image animate the image and have no state.
 */

/** What was rendered last. */
export interface StageModel extends ModalModel {
  /** Called when the active slide is at rest. */
  readonly onRest: () => void;
}

/** Controls at the edges of a phone, on which a swipe may begin, but neither closing by drag nor a double tap. */
const ARROW_SELECTOR = '.ks-arrow-place';

/** Distance in px below which a key does not pan. */
const SMALLEST_PAN = 1;

/** Time in ms after the last event of the wheel at which its zoom has settled. */
const WHEEL_REST = 150;

/** Creates the stage of an open gallery in its main area. `getModel` returns what was rendered last. */
export function createStage(area: HTMLElement, getModel: () => StageModel): GalleryStage {
  const { gallery } = getModel();
  const dialog = area.closest('dialog');
  const view = getWindow(area);
  const getContent = () => area.querySelector<HTMLElement>('.ks-slide-content');
  const getConfig = () => getModel().config;
  const getImage = () => getModel().context.image;
  let track: Track | undefined;
  let image: ZoomImage | undefined;
  let place: Place = NOWHERE;
  // Not read at every step: with container queries, a computed style lays the page out.
  let isRtl = isRightToLeft(area);
  let action: GestureAction = 'none';
  /** Transform, point between two fingers and height of the dialog at the start of a gesture. */
  let start = FITTED;
  let startPoint: Point = FITTED;
  let height = 0;
  /** True while backdrop and controls fade with the distance of the image, until it has returned. */
  let isFading = false;
  /** True while a touch or click that is no gesture yet has stopped or begun an animation. */
  let isHeld = false;
  /** True if the present press holds the track. */
  let isGrabbed = false;
  let wheelTimer: ReturnType<typeof setTimeout> | undefined;
  /**
   * Where the wheel has zoomed last, and where it would have moved the image without the edges of the area. Those
   * hold a small image back, and the point under the pointer returns to it at the level at which they do no longer.
   */
  let wheel: (Pick<MouseEvent, 'clientX' | 'clientY'> & { free: Transform }) | undefined;

  const writeFade = () => {
    const fade = isFading && getDismissFade(mover.get().y, height);
    for (const part of ['backdrop', 'controls'] as const)
      dialog?.style.setProperty(`--ks-${part}-fade`, fade ? String(fade[part]) : null);
    if (fade && mover.isGliding()) view.requestAnimationFrame(writeFade);
  };
  const mover = createMover(area, getContent, () => {
    const { scale } = mover.getTarget();
    // An image that returns to where it fits is zoomed until it is there.
    if (scale !== 1 || !mover.isGliding())
      area.toggleAttribute('data-zoomed', !isFading && scale !== 1);
    writeFade();
  });
  const isZoomed = () => mover.getTarget().scale > 1;
  const measure = () => {
    const content = getContent();
    if (content) place = measurePlace(area, content);
  };
  /** Returns a point in px of the area from the viewport as a distance from the middle of the image. */
  const toPoint = (x: number, y: number): Point => ({
    x: x - place.x.middle,
    y: y - place.y.middle,
  });
  const getPointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { x, y } = getScale(area);
    return toPoint(clientX / x, clientY / y);
  };
  /** Returns whether zoom is enabled and there is an image. */
  const canZoom = () => {
    const { config, imageStatus } = getModel();
    return config.zoomConfig.enable && imageStatus.status !== 'failed' && getContent() !== null;
  };
  /** Returns the level at which a pixel of the file is one of CSS. */
  const getNatural = () =>
    (image?.getWidth() ?? getFileWidth(getContent(), getImage())) / (place.x.size || Infinity);
  const getMax = () => getMaximum(getConfig().zoomConfig.max, getNatural());
  /** Reports the level, and requests a file that is large enough for it. */
  const settle = () => {
    const { scale } = mover.getTarget();
    if (isZoomed() || gallery.zoom.get().level !== scale)
      gallery.zoom.set({ level: scale, isMaximum: scale >= getMax() });
    const content = getContent();
    if (!isZoomed() || !content) return;
    image ??= createZoomImage(content, getImage);
    image.request(place.x.size * scale * getScale(area).x);
  };
  const endWheel = () => {
    clearTimeout(wheelTimer);
    wheel = undefined;
  };
  /** Moves the image. What comes after the wheel ends it. */
  const moveTo = (to: Transform, course: Course = EASE_OUT) => {
    endWheel();
    mover.glideTo(to, course, () => {
      isFading = false;
      writeFade();
      settle();
    });
  };
  const zoomTo = (level: number, point: Point, to = point) =>
    moveTo(restAt(zoomAround(mover.getTarget(), restLevel(level, getMax()), point, to), place));
  /** Zooms by a factor, around the middle or at a click, whose point comes to the middle. */
  const zoomBy = (factor: number, click?: MouseEvent) => {
    measure();
    const middle = getMiddle(place);
    zoomTo(mover.getTarget().scale * factor, click ? getPointOf(click) : middle, middle);
  };
  /** Lets everything come to rest; a point of the image stays where it is. */
  const springBack = (point?: Point) => {
    track?.settle();
    const current = mover.get();
    const scale = restLevel(current.scale, getMax());
    moveTo(restAt(point ? zoomAround(current, scale, point) : { ...current, scale }, place));
  };
  /** The next slide is on the side to which the strip is read, or on the other one for inverted swipes. */
  const getSign = () => (isRtl === getConfig().currentImageConfig.invertSwipe ? 1 : -1);
  /** Returns the track, if images move at all. */
  const getTrack = (): Track | undefined => {
    if (getConfig().transitionConfig.type !== 'none')
      track ??= createTrack(area, { getConfig, getSign, onRest: () => getModel().onRest() });
    return track;
  };
  const waitingClick = createWaitingClick({
    canDoubleTap: (pointerType) => canDoubleTap(getConfig().zoomConfig, pointerType),
    isZoomed,
    onZoomedClick: (event) => zoomBy(STEP, event),
  });
  const clicks = attachClicks(area, {
    onPress(event) {
      waitingClick.press(event);
      // A second finger presses while the first one may be moving the image.
      if (!event.isPrimary) return;
      height = dialog?.clientHeight ?? 0;
      isRtl = isRightToLeft(area);
      measure();
      // A click on an arrow during an animation is one more step, unless it becomes a drag.
      isGrabbed = !isInside(event, ARROW_SELECTOR);
      isHeld = isGrabbed && (track?.grab() ?? false);
      if (isHeld) clicks.suppress();
      // A neighbour must be there before the finger moves.
      getModel().onRest();
      isHeld = (isZoomed() && mover.stop()) || isHeld;
    },
    onClick: waitingClick.click,
  });
  const isOnlyDown = () => getConfig().dismissConfig.enable === 'down';
  /** Follows the fingers. */
  const follow = (gesture: Drag | Pinch) => {
    if (gesture.type === 'pinch') {
      const { scale, centerX, centerY } = gesture;
      const level = applyLevelResistance(start.scale * scale, start.scale, getMax());
      mover.follow(zoomAround(start, level, startPoint, toPoint(centerX, centerY)));
      return;
    }
    const { deltaX, deltaY } = gesture;
    if (action === 'navigate') track?.drag(deltaX);
    else if (action === 'dismiss') {
      const { y, scale } = getDismissTransform(deltaY, height, isOnlyDown());
      mover.follow({ x: start.x, y: start.y + y, scale: start.scale * scale });
    } else mover.follow(dragBy(start, { x: deltaX, y: deltaY }, place));
  };
  const navigate = (drag: Drag, isEnd: boolean) => {
    const before = gallery.slides.get();
    track?.release(isEnd ? drag.velocityX : 0);
    if (isEnd && isSwipe(drag, area.clientWidth))
      gallery.move(drag.deltaX * getSign() < 0 ? 'next' : 'previous', Action.SWIPE);
    if (gallery.slides.get() === before) springBack();
  };
  /** Ends what the fingers have done; without `isEnd` it has been cancelled, at a position that may be unknown. */
  const release = (gesture: Drag | Pinch, isEnd: boolean) => {
    if (gesture.type === 'pinch') {
      springBack(isEnd ? toPoint(gesture.centerX, gesture.centerY) : undefined);
      return;
    }
    const speed = { x: gesture.velocityX, y: gesture.velocityY };
    const { scale } = start;
    const direction =
      isEnd && action === 'dismiss' && getDismissDirection(gesture, height, isOnlyDown());
    if (action === 'navigate') navigate(gesture, isEnd);
    else if (direction) {
      // The closing animation continues from here.
      gallery.dismissed = direction;
      gallery.move('close', Action.SWIPE);
    } else if (isEnd && scale > 1 && restLevel(scale, getMax()) === scale) {
      const { to, time } = getGlide(mover.get(), speed, place);
      moveTo(to, { time, slope: -1, speed });
    } else springBack();
  };
  const decide = (gesture: Gesture): GestureAction => {
    const { x, scale } = mover.get();
    const edges = isZoomed() ? getEdges(x, scale, place.x) : undefined;
    const found = getGestureAction(gesture, getConfig(), edges);
    const isOnArrow = isInside(gesture.pointer, ARROW_SELECTOR);
    if (found === 'dismiss' || gesture.type === 'doubleTap') return isOnArrow ? 'none' : found;
    return found === 'navigate' || canZoom() ? found : 'none';
  };
  const begin = (gesture: Gesture) => {
    action = decide(gesture);
    // Until its axis was known, the track has followed.
    if (action !== 'navigate') track?.settle();
    if (action === 'none') return;
    endWheel();
    mover.stop();
    // A finger is not kept waiting by the opening animation.
    for (const animation of getContent()?.getAnimations?.() ?? []) animation.finish();
    start = mover.get();
    isFading = action === 'dismiss';
    area.dataset.moving = '';
    if (gesture.type === 'pinch') startPoint = toPoint(gesture.centerX, gesture.centerY);
    if (gesture.type !== 'doubleTap') return;
    const { clientX, clientY } = gesture.pointer;
    waitingClick.discard();
    const level = isZoomed() ? 1 : getDoubleTapLevel(getNatural(), place.x);
    zoomTo(level, toPoint(clientX, clientY));
  };
  const handleGesture = (gesture: Gesture) => {
    if (!isGrabbed && 'deltaX' in gesture) {
      isGrabbed = true;
      track?.grab();
    }
    if (gesture.type === 'pending') {
      if (decide(gesture) === 'none') return;
      isHeld = true;
      track?.drag(gesture.deltaX);
      return;
    }
    if (gesture.type === 'drag') clicks.suppress();
    const phase = 'phase' in gesture && gesture.phase;
    if (!('phase' in gesture) || phase === 'start') begin(gesture);
    else if (action !== 'none') {
      if (phase === 'move') follow(gesture);
      else release(gesture, phase === 'end');
    }
    if (phase === 'start' || phase === 'move') return;
    action = 'none';
    delete area.dataset.moving;
  };
  const onRelease = () => {
    waitingClick.release();
    if (isHeld && action === 'none') springBack();
    isHeld = false;
  };
  /** Returns the transform after an event of the wheel: panned, or zoomed around the pointer. */
  const getWheeled = (event: WheelEvent, isPan: boolean): Transform => {
    const { clientX, clientY } = event;
    const distance = getWheelDistance(event);
    const current = mover.get();
    if (isPan) {
      wheel = undefined;
      const { x, y } = getScale(area);
      return panBy(current, { x: -distance.x / x, y: -distance.y / y }, place);
    }
    const scale = applyWheel(current.scale, distance.y, getMax());
    const isSame = wheel?.clientX === clientX && wheel.clientY === clientY;
    const free = zoomAround((isSame && wheel?.free) || current, scale, getPointOf(event));
    wheel = { clientX, clientY, free };
    return restAt(free, place);
  };
  /** Follows the wheel: zooms, or pans a zoomed image. A plain wheel over an image that fits is left to the browser. */
  const onWheel = (event: WheelEvent) => {
    if (isInside(event, NO_GESTURE) || !canZoom()) return;
    const zooms = event.ctrlKey || event.metaKey || getConfig().zoomConfig.wheel === 'zoom';
    if (!zooms && !isZoomed()) return;
    event.preventDefault();
    mover.stop();
    measure();
    mover.follow(getWheeled(event, !zooms));
    clearTimeout(wheelTimer);
    wheelTimer = setTimeout(() => {
      const last = wheel;
      springBack();
      wheel = last;
    }, WHEEL_REST);
  };
  const zoom: GalleryZoom = {
    step: (isIn) => zoomBy(isIn ? STEP : 1 / STEP),
    /** Left alone are keys with a configured action and, at a visible edge, arrows that are pressed anew. */
    handleKey(event, hasAction) {
      const { key, altKey, ctrlKey, metaKey, repeat, target, defaultPrevented } = event;
      if (defaultPrevented || altKey || isEditable(target, PLAYERS, '[data-no-gesture]'))
        return false;
      const factor = ZOOM_KEYS[key];
      if (factor !== undefined && !hasAction) {
        zoomBy(factor);
        return true;
      }
      const arrow = PAN_KEYS[key];
      if (!arrow || ctrlKey || metaKey || !isZoomed()) return false;
      measure();
      const from = mover.getTarget();
      const by = both((axis) => arrow[axis] * getPanStep(place[axis], from.scale));
      const next = panBy(from, by, place);
      if (Math.hypot(next.x - from.x, next.y - from.y) < SMALLEST_PAN) return repeat || !arrow.x;
      moveTo(next);
      return true;
    },
    showView(view) {
      measure();
      const level = restLevel(view.level, getMax());
      moveTo(centerAt(view, level, place), AT_ONCE);
    },
  };
  const getView = (): View | undefined => {
    const at = mover.getTarget();
    return isZoomed() ? { ...getCenter(at, place), level: at.scale } : undefined;
  };
  /** Keeps level and centre when the place of the image has changed, unless it is hidden. */
  const resize = () => {
    isRtl = isRightToLeft(area);
    track?.update();
    const seen = getView();
    if (!seen || !isRendered(area) || action !== 'none') return;
    measure();
    moveTo(centerAt(seen, seen.level, place), AT_ONCE);
  };
  const source: AdapterSource = getGestureSource() ?? pointerSource;
  const detachSource = source(area, handleGesture, pointerSource);
  // Not passive, because the page must not zoom as well.
  const listeners = new AbortController();
  const { signal } = listeners;
  area.addEventListener('wheel', onWheel, { passive: false, signal });
  view.addEventListener('pointerup', onRelease, { signal });
  view.addEventListener('pointercancel', onRelease, { signal });
  const observer = createSizeObserver(resize);
  observer?.observe(area);
  area.dataset.swipe = 'ready';
  let { key } = getModel().imageStatus;
  let shown = getImage();
  const leaveImage = () => {
    endWheel();
    image?.remove();
    image = undefined;
  };
  /** Begins anew for another image, and requests a larger file of this one under its new URL. */
  const followImage = () => {
    const { imageStatus, context } = getModel();
    const isOther = imageStatus.key !== key;
    const isRenewed = context.image !== shown;
    ({ key } = imageStatus);
    shown = context.image;
    if (isOther) {
      leaveImage();
      isFading = false;
      mover.place(FITTED);
      if (gallery.zoom.get() !== NOT_ZOOMED) gallery.zoom.set(NOT_ZOOMED);
    } else if (isRenewed && isZoomed()) settle();
  };
  return {
    getZoom: () => (canZoom() ? zoom : undefined),
    getView,
    isBusy: () => action !== 'none' || isZoomed(),
    finish: () => track?.finish() ?? 0,
    layOut() {
      getTrack()?.update(getModel().state.step.isCut);
      if (!track) getModel().onRest();
      followImage();
    },
    detach() {
      detachSource();
      clicks.detach();
      waitingClick.discard();
      listeners.abort();
      observer?.disconnect();
      leaveImage();
      mover.stop();
      track?.detach();
      delete area.dataset.swipe;
    },
  };
}
