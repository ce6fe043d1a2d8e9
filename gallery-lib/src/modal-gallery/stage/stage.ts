import { isSwipe } from '../../core/slides/swipe';
import { attachClicks } from '../../gestures/clicks';
import { getDismissDirection, getDismissTransform } from '../../gestures/dismiss';
import {
  DOUBLE_TAP_TIME,
  isInside,
  NO_GESTURE,
  type Drag,
  type Gesture,
} from '../../gestures/gesture';
import { canDoubleTap, getGestureAction, type GestureAction } from '../../gestures/gesture-action';
import { FITTED, springTo } from '../../gestures/physics';
import { pointerSource } from '../../gestures/recognizer';
import { getGestureSource, type AdapterSource } from '../../gestures/registry';
import { getScale, getWindow, isRightToLeft } from '../../core/elements';
import { Action } from '../../model/enums';
import { createZoom, type Zoom } from '../zoom/zoom';
import type { GalleryStage } from './gallery-stage';
import type { StageModel } from './stage-context';
import { createTrack, type Track } from './track';
import { createWriter } from './writer';

const NO_EDGES = { left: false, right: false };

const RELEASES = ['pointerup', 'pointercancel'] as const;

/** Controls at the edges of a phone, on which a swipe may begin, but neither closing by drag nor a double tap. */
const ARROW_SELECTOR = '.ks-arrow-place';

const IMAGE_SELECTOR = '.ks-current-image, .ks-zoom-image, .ks-current-button';

/** Creates the stage of an open gallery in its main area. `getModel` returns what was rendered last. */
export function createStage(area: HTMLElement, getModel: () => StageModel): GalleryStage {
  const { gallery } = getModel();
  const dialog = area.closest('dialog');
  const getContent = () => area.querySelector<HTMLElement>('.ks-slide-content');
  const writer = createWriter(area, getContent);
  let track: Track | undefined;
  let zoom: Zoom | undefined;
  // Not read at every step: with container queries, a computed style lays the page out.
  let isRtl = isRightToLeft(area);
  let action: GestureAction = 'none';
  /** Transform and height of the dialog at the start of a gesture. */
  let start = FITTED;
  let height = 0;
  /** True while a touch or click that is no gesture yet has stopped or begun an animation. */
  let isHeld = false;
  /** True if the present press holds the track. */
  let isGrabbed = false;
  // A click that no pointer has begun, such as one by assistive technology, does not wait for a second one.
  let pointerType = 'mouse';
  /** True if the click of the present press belongs to a double tap. */
  let isDiscarded = false;
  let isRepeating = false;
  /** Click that acts when no second tap can follow any more. */
  let waiting: { timer: ReturnType<typeof setTimeout>; act: () => void } | undefined;

  /** Returns the zoom, if it is enabled and there is an image. */
  const getZoom = (): Zoom | undefined => {
    const { config, imageStatus } = getModel();
    const content = getContent();
    if (!config.zoomConfig.enable || imageStatus.status === 'failed' || !content) return undefined;
    zoom ??= createZoom({ area, writer, getContent, getModel }, content);
    return zoom;
  };
  /** The next slide is on the side to which the strip is read, or on the other one for inverted swipes. */
  const getSign = () => (isRtl === getModel().config.currentImageConfig.invertSwipe ? 1 : -1);
  /** Returns the track, if images move at all. */
  const getTrack = (): Track | undefined => {
    if (getModel().config.transitionConfig.type !== 'none')
      track ??= createTrack(area, {
        getConfig: () => getModel().config,
        getSign,
        onRest: () => getModel().onRest(),
      });
    return track;
  };
  const isZoomed = () => zoom?.isZoomed() ?? false;
  const springBack = () => {
    track?.settle();
    if (isZoomed()) zoom?.springBack();
    else writer.animate(springTo(writer.get(), FITTED), () => undefined);
  };
  const finishClick = (acts: boolean) => {
    const finished = waiting;
    waiting = undefined;
    clearTimeout(finished?.timer);
    if (acts) finished?.act();
  };
  /** Lets a click act after a time in ms, unless a double tap discards it. */
  const waitForSecondTap = (act: () => void, ms: number) => {
    clearTimeout(waiting?.timer);
    waiting = { timer: setTimeout(finishClick, ms, true), act };
  };
  const actOnClick = ({ target, clientX, clientY }: MouseEvent) => {
    if (isZoomed()) {
      const { x, y } = getScale(area);
      getZoom()?.step(true, { x: clientX / x, y: clientY / y });
      return;
    }
    isRepeating = true;
    // A click with the detail 0 would be one by key.
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    isRepeating = false;
  };
  const clicks = attachClicks(area, {
    onPress(event) {
      ({ pointerType } = event);
      isDiscarded = false;
      // A second finger presses while the first one may be moving the image.
      if (!event.isPrimary) return;
      // Whether this is the second tap is known when it is lifted, which may be later than the timer.
      clearTimeout(waiting?.timer);
      height = dialog?.clientHeight ?? 0;
      isRtl = isRightToLeft(area);
      getZoom()?.measure();
      // A click on an arrow during an animation is one more step, unless it becomes a drag.
      isGrabbed = !isInside(event, ARROW_SELECTOR);
      isHeld = isGrabbed && (track?.grab() ?? false);
      if (isHeld) clicks.suppress();
      // A neighbour must be there before the finger moves.
      getModel().onRest();
      isHeld = (isZoomed() && writer.stop()) || isHeld;
    },
    /** Delays a click on the image until no second tap can follow, and lets one on a zoomed image zoom. */
    onClick(event) {
      const { detail, defaultPrevented } = event;
      const isOnImage = isInside(event, IMAGE_SELECTOR);
      if (isRepeating || defaultPrevented || detail === 0 || !isOnImage) return;
      const waits = canDoubleTap(getModel().config.zoomConfig, pointerType);
      if (!waits && !isDiscarded && !isZoomed()) return;
      event.preventDefault();
      event.stopPropagation();
      finishClick(!isDiscarded);
      if (isDiscarded) return;
      const act = () => actOnClick(event);
      if (waits) waitForSecondTap(act, DOUBLE_TAP_TIME);
      else act();
    },
  });
  const navigate = (drag: Drag) => {
    const { phase, deltaX } = drag;
    if (phase === 'start' || phase === 'move') {
      track?.drag(deltaX);
      return;
    }
    const before = gallery.slides.get();
    track?.release(phase === 'cancel' ? 0 : drag.velocityX);
    if (phase === 'end' && isSwipe(drag, area.clientWidth)) {
      gallery.move(deltaX * getSign() < 0 ? 'next' : 'previous', Action.SWIPE);
    }
    if (gallery.slides.get() === before) springBack();
  };
  const dismiss = (drag: Drag) => {
    const { phase, deltaY } = drag;
    const onlyDown = getModel().config.dismissConfig.enable === 'down';
    if (phase === 'start' || phase === 'move') {
      const { y, scale } = getDismissTransform(deltaY, height, onlyDown);
      writer.set({ x: start.x, y: start.y + y, scale: start.scale * scale }, height);
      return;
    }
    const direction = phase === 'end' ? getDismissDirection(drag, height, onlyDown) : undefined;
    if (!direction) {
      springBack();
      return;
    }
    // The closing animation continues from here.
    gallery.dismissed = direction;
    gallery.move('close', Action.SWIPE);
  };
  const begin = (next: GestureAction) => {
    action = next;
    // Until its axis was known, the track has followed.
    if (action !== 'navigate') track?.settle();
    if (action === 'none') return;
    // A finger is not kept waiting by the opening animation.
    for (const animation of getContent()?.getAnimations?.() ?? []) animation.finish();
    writer.stop();
    start = writer.get();
    area.dataset.moving = '';
  };
  const run = (gesture: Gesture) => {
    if (gesture.type === 'doubleTap') {
      const { clientX: x, clientY: y } = gesture.pointer;
      finishClick(false);
      isDiscarded = true;
      getZoom()?.toggle({ x, y });
    } else if (gesture.type === 'pinch') getZoom()?.pinch(gesture);
    else if (gesture.type === 'drag') {
      if (action === 'pan') getZoom()?.pan(gesture);
      else (action === 'dismiss' ? dismiss : navigate)(gesture);
    }
  };
  const handleGesture = (gesture: Gesture) => {
    const phase = 'phase' in gesture ? gesture.phase : undefined;
    const next = (): GestureAction => {
      const found = getGestureAction(gesture, {
        isZoomed: isZoomed(),
        visibleEdges: getZoom()?.getEdges() ?? NO_EDGES,
        config: getModel().config,
      });
      const mayNot = found === 'dismiss' || gesture.type === 'doubleTap';
      return mayNot && isInside(gesture.pointer, ARROW_SELECTOR) ? 'none' : found;
    };
    if (!isGrabbed && 'deltaX' in gesture) {
      isGrabbed = true;
      track?.grab();
    }
    if (gesture.type === 'pending') {
      if (next() === 'none') return;
      isHeld = true;
      track?.drag(gesture.deltaX);
      return;
    }
    if (gesture.type === 'drag') clicks.suppress();
    if (phase === 'start' || !phase) begin(next());
    if (action !== 'none') run(gesture);
    if (phase === 'start' || phase === 'move') return;
    action = 'none';
    delete area.dataset.moving;
  };
  const onRelease = () => {
    // The gesture source hears of the release after this.
    if (waiting) waitForSecondTap(waiting.act, 0);
    if (isHeld && action === 'none') springBack();
    isHeld = false;
  };
  const onWheel = (event: WheelEvent) => {
    if (!isInside(event, NO_GESTURE)) getZoom()?.handleWheel(event);
  };
  const source: AdapterSource = getGestureSource() ?? pointerSource;
  const detachSource = source(area, handleGesture, pointerSource);
  // Not passive, because the page must not zoom as well.
  area.addEventListener('wheel', onWheel, { passive: false });
  const view = getWindow(area);
  for (const type of RELEASES) view.addEventListener(type, onRelease);
  const Observer = globalThis.ResizeObserver as typeof ResizeObserver | undefined;
  const observer =
    Observer &&
    new Observer(() => {
      isRtl = isRightToLeft(area);
      track?.update(false);
      zoom?.resize();
    });
  observer?.observe(area);
  area.dataset.swipe = 'ready';
  return {
    getZoom,
    getLastDetail: () => zoom?.getDetail(),
    isBusy: () => action !== 'none' || isZoomed(),
    finish: () => track?.finish() ?? 0,
    layOut() {
      const moved = getTrack()?.update(gallery.lastStep.isCut === true);
      if (!track) getModel().onRest();
      // How a step was asked for holds for that step only.
      if (moved !== false) gallery.lastStep = {};
    },
    renew: () => zoom?.renew(),
    reset() {
      writer.reset();
      zoom?.reset();
    },
    detach() {
      detachSource();
      clicks.detach();
      finishClick(false);
      area.removeEventListener('wheel', onWheel);
      for (const type of RELEASES) view.removeEventListener(type, onRelease);
      observer?.disconnect();
      zoom?.reset();
      writer.detach();
      track?.detach();
      delete area.dataset.swipe;
    },
  };
}
