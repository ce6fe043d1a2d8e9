import { attachDragClicks } from '../../gestures/drag-click';
import { canDoubleTap } from '../../gestures/gesture-action';
import { pointerSource } from '../../gestures/recognizer/pointer-source';
import { recognizeDoubleTaps } from '../../gestures/recognizer/double-tap';
import { getGestureSource, type AdapterSource } from '../../gestures/registry';
import { FITTED, spring, springTo } from '../../gestures/transform';
import { createPicture } from '../../parts/image/preload';
import { createLazyZoom } from '../zoom/lazy-zoom';
import { attachStageClicks } from './stage-clicks';
import type { Stage } from './stage-commands';
import { createStageDrags, springBack } from './stage-drags';
import { createGestureHandler } from './stage-gestures';
import { handleZoomKey, ZOOM_STEP } from './stage-keys';
import { attachStageListeners } from './stage-listeners';
import { createStageWriter } from './stage-writer';
import { createTrack } from './track';
import type { ModalModel } from '../modal-model';

/** Creates the stage of an open gallery in its main area. `getModel` returns what was rendered last. */
export function createStage(area: HTMLElement, getModel: () => ModalModel): Stage {
  const { session } = getModel();
  const getContent = () => area.querySelector<HTMLElement>('.ks-slide-content');
  const writer = createStageWriter(area, getContent);
  const zoom = createLazyZoom(
    {
      fitted: FITTED,
      spring,
      springTo,
      createPicture,
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
  const track = createTrack(area, {
    getConfig: () => getModel().config,
    onRest: () => getModel().onRest(),
  });
  const context = { area, dialog, writer, zoom, track, getContent, getModel };
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
  const detachSource = source(area, recognizeDoubleTaps(gestures.handle), pointerSource);
  const detachListeners = attachStageListeners(context, {
    onResize() {
      track.update(false);
      zoom.get()?.resize();
    },
    onPress() {
      drags.measure();
      zoom.use((each) => each.measure());
      isHeld = track.grab();
      if (isHeld) dragClicks.suppress();
      // A neighbour must be there before the finger moves.
      getModel().onRest();
      isHeld = (zoom.isZoomed() && writer.stop()) || isHeld;
    },
    onRelease() {
      if (isHeld && !gestures.isRunning()) springBack(context);
      isHeld = false;
    },
  });
  area.dataset.swipe = 'ready';
  return {
    handleKey: (event, hasAction) =>
      getModel().config.zoomConfig.enable && handleZoomKey(event, hasAction, zoom),
    useZoom: zoom.use,
    step: (isIn) => zoom.use((each) => each.zoomBy(isIn ? ZOOM_STEP : 1 / ZOOM_STEP)),
    isBusy: () => gestures.isRunning() || zoom.isZoomed(),
    getDetail: () => zoom.get()?.getDetail(),
    finish: track.finish,
    layOut() {
      // How a step was asked for holds for that step only.
      if (track.update(session.lastStep.isCut === true)) session.lastStep = {};
    },
    reset() {
      writer.reset();
      zoom.get()?.reset();
    },
    detach() {
      detachSource();
      detachListeners();
      dragClicks.detach();
      stageClicks.detach();
      zoom.detach();
      writer.detach();
      track.detach();
      delete area.dataset.swipe;
    },
  };
}
