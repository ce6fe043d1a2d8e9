import { findDetail } from '../core/links';
import { attachDragClicks } from '../gestures/drag-click';
import type { Gesture } from '../gestures/gesture';
import { canDoubleTap, getMeaning, type Meaning } from '../gestures/meaning';
import { pointerSource } from '../gestures/pointer-source';
import { getGestureSource, type AdapterSource } from '../gestures/registry';
import { createLazyZoom } from './lazy-zoom';
import { attachStageClicks } from './stage-clicks';
import { createStageDrags, rest, type StageContext } from './stage-drags';
import { handleZoomKey, ZOOM_STEP } from './stage-keys';
import { createStageWriter } from './stage-writer';
import type { ModalModel } from './use-modal-view';

const RELEASES = ['pointerup', 'pointercancel'] as const;

const NO_EDGES = { left: false, right: false };

/** Elements in the main area that use pointer and wheel themselves. */
const FOREIGN_SELECTOR = '[data-no-gesture]';

/** Place of the active image: recognizes gestures, and decides and carries out what they do. */
export interface Stage {
  /** Handles a key, which can have an action already; returns whether it has been used. */
  handleKey(event: KeyboardEvent, hasAction: boolean): boolean;
  /** Zooms in by half, or out by a third. */
  step(isIn: boolean): void;
  /** Returns whether the user is moving the image or has zoomed it. */
  isBusy(): boolean;
  /** Returns the visible detail of a zoomed image as in a fragment. */
  getDetail(): string | undefined;
  /** Begins anew for another image. */
  reset(): void;
  /** Shows the detail that the URL names. */
  showLinkedDetail(): void;
  /** Removes all listeners. */
  detach(): void;
}

/** Clicks that depend on gestures. */
interface Clicks {
  /** Suppresses the click that ends a drag. */
  suppress(): void;
  /** Discards the clicks of a double tap. */
  discard(): void;
}

/** Returns the function that carries out gestures, and one that tells whether one is running. */
function createGestureHandler(
  context: StageContext,
  drags: ReturnType<typeof createStageDrags>,
  clicks: Clicks,
) {
  const { area, writer, zoom, getModel } = context;
  let meaning: Meaning = 'none';
  const begin = (gesture: Gesture) => {
    meaning = getMeaning(gesture, {
      isZoomed: zoom.isZoomed(),
      visibleEdges: zoom.get()?.getEdges() ?? NO_EDGES,
      config: getModel().config,
    });
    if (meaning === 'none') return;
    // A finger is not kept waiting by the movement of the opening.
    for (const animation of context.getContent()?.getAnimations?.() ?? []) animation.finish();
    writer.stop();
    drags.begin();
    area.dataset.moving = '';
  };
  const carryOut = (gesture: Gesture) => {
    if (gesture.type === 'doubleTap') {
      const { clientX: x, clientY: y } = gesture.pointer;
      clicks.discard();
      zoom.use((each) => each.toggle({ x, y }));
    } else if (gesture.type === 'pinch') zoom.use((each) => each.pinch(gesture));
    else if (gesture.type === 'drag') {
      if (meaning === 'pan') zoom.use((each) => each.pan(gesture));
      else drags[meaning === 'dismiss' ? 'dismiss' : 'navigate'](gesture);
    }
  };
  return {
    isRunning: () => meaning !== 'none',
    handle(gesture: Gesture) {
      if (gesture.type === 'drag') clicks.suppress();
      const phase = 'phase' in gesture ? gesture.phase : 'end';
      if (phase === 'start' || !('phase' in gesture)) begin(gesture);
      if (meaning !== 'none') carryOut(gesture);
      if (phase === 'start' || phase === 'move') return;
      meaning = 'none';
      delete area.dataset.moving;
    },
  };
}

/** Zooms or pans by the wheel; a plain wheel over an image that fits is left to the browser. */
function handleWheel({ zoom, getModel }: StageContext, event: WheelEvent): void {
  const { enable, wheel } = getModel().config.zoomConfig;
  const isForeign = event.target instanceof Element && event.target.closest(FOREIGN_SELECTOR);
  const zooms = event.ctrlKey || event.metaKey || wheel === 'zoom';
  if (!enable || isForeign || !(zooms || zoom.isZoomed())) return;
  event.preventDefault();
  zoom.use((each) => each.wheel(event, !zooms));
}

/** Attaches listeners of the main area; returns a function that removes them. */
function listen(
  context: StageContext,
  onHashChange: (url: string) => void,
  onPress: () => void,
  onRelease: () => void,
): () => void {
  const { area, zoom } = context;
  // The entry of this URL may have been left since.
  const changeHash = ({ newURL }: HashChangeEvent) => onHashChange(newURL);
  const turnWheel = (event: WheelEvent) => handleWheel(context, event);
  area.addEventListener('pointerdown', onPress, true);
  // Not passive, because the page must not zoom as well.
  area.addEventListener('wheel', turnWheel, { passive: false });
  for (const type of RELEASES) window.addEventListener(type, onRelease);
  window.addEventListener('hashchange', changeHash);
  const Observer = globalThis.ResizeObserver as typeof ResizeObserver | undefined;
  const observer = Observer && new Observer(() => zoom.get()?.resize());
  observer?.observe(area);
  return () => {
    area.removeEventListener('pointerdown', onPress, true);
    area.removeEventListener('wheel', turnWheel);
    for (const type of RELEASES) window.removeEventListener(type, onRelease);
    window.removeEventListener('hashchange', changeHash);
    observer?.disconnect();
  };
}

/** Creates the stage of an open gallery in its main area. `getModel` returns what was rendered last. */
export function createStage(area: HTMLElement, getModel: () => ModalModel): Stage {
  const { session } = getModel();
  const getContent = () => area.querySelector<HTMLElement>('.ks-slide-content');
  const writer = createStageWriter(area, getContent);
  const zoom = createLazyZoom(
    {
      area,
      writer,
      getContent,
      getModal: () => getModel().context.image.modal,
      getConfiguredMax: () => getModel().config.zoomConfig.max,
      onSettle: session.zoom.set,
    },
    getModel,
  );
  const dialog = area.closest('dialog');
  const context = { area, dialog, writer, zoom, getContent, getModel };
  const drags = createStageDrags(context);
  const dragClicks = attachDragClicks(area);
  const stageClicks = attachStageClicks(area, {
    mustWait: (pointerType) => canDoubleTap(getModel().config.zoomConfig, pointerType),
    isZoomed: zoom.isZoomed,
    onZoomedClick: (point) => zoom.use((each) => each.zoomBy(ZOOM_STEP, point)),
  });
  const gestures = createGestureHandler(context, drags, { ...dragClicks, ...stageClicks });
  const source: AdapterSource = getGestureSource() ?? pointerSource;
  /** True while a press that is no gesture yet has stopped a movement. */
  let isHeld = false;
  const detachSource = source(area, gestures.handle, pointerSource);
  const showLinkedDetail = (url = location.href) => {
    const { linkName, slides } = session;
    const { images, index } = slides.get();
    const detail = findDetail(url, linkName, images[index]);
    if (detail) zoom.use((each) => each.showDetail(...detail));
  };
  const stopListening = listen(
    context,
    showLinkedDetail,
    () => {
      drags.measure();
      zoom.use((each) => each.measure());
      isHeld = zoom.isZoomed() && writer.stop();
    },
    () => {
      if (isHeld && !gestures.isRunning()) rest(context);
      isHeld = false;
    },
  );
  area.dataset.swipe = 'ready';
  return {
    handleKey: (event, hasAction) =>
      getModel().config.zoomConfig.enable && handleZoomKey(event, hasAction, zoom),
    step: (isIn) => zoom.use((each) => each.zoomBy(isIn ? ZOOM_STEP : 1 / ZOOM_STEP)),
    isBusy: () => gestures.isRunning() || zoom.isZoomed(),
    getDetail: () => zoom.get()?.getDetail(),
    reset() {
      writer.reset();
      zoom.get()?.reset();
    },
    showLinkedDetail,
    detach() {
      detachSource();
      stopListening();
      dragClicks.detach();
      stageClicks.detach();
      zoom.detach();
      writer.detach();
      delete area.dataset.swipe;
    },
  };
}
