import { isSwipe } from '../../core/slides/swipe';
import { getDismissDirection, getDismissTransform } from '../../gestures/dismiss';
import type { Drag } from '../../gestures/gesture';
import { FITTED, springTo } from '../../gestures/transform';
import { isRightToLeft } from '../../input/keys';
import { Action } from '../../model/enums';
import type { LazyZoom } from '../zoom/lazy-zoom';
import type { Track } from './track';
import type { StageWriter } from './stage-writer';
import type { ModalModel } from '../modal-model';

/** What the gestures of a stage work on. */
export interface StageContext {
  readonly area: HTMLElement;
  readonly dialog: HTMLDialogElement | null;
  readonly writer: StageWriter;
  readonly zoom: LazyZoom;
  readonly track: Track;
  /** Returns the element with the active image. */
  getContent(): HTMLElement | null;
  /** Returns what was rendered last. */
  getModel(): ModalModel;
}

/** Lets the image come to rest after a gesture that has changed nothing. */
export function springBack({ zoom, writer, track }: StageContext): void {
  track.settle();
  if (zoom.isZoomed()) zoom.get()?.springBack();
  else writer.animate(springTo(writer.get(), FITTED), () => undefined);
}

/** Creates the handlers of the drags that show another image and that close the gallery. */
export function createStageDrags(context: StageContext) {
  const { area, dialog, writer, track, getModel } = context;
  let start = FITTED;
  let height = 0;

  return {
    /** Reads the layout, at a press. */
    measure() {
      height = dialog?.clientHeight ?? 0;
    },
    begin() {
      start = writer.get();
    },
    navigate(drag: Drag) {
      const { phase, deltaX } = drag;
      if (phase === 'start' || phase === 'move') {
        track.drag(deltaX);
        return;
      }
      const { session, config } = getModel();
      const before = session.slides.get();
      const settle = () => {
        if (session.slides.get() === before) springBack(context);
      };
      track.release(phase === 'cancel' ? 0 : drag.velocityX);
      if (phase === 'cancel' || !isSwipe(drag, area.clientWidth)) {
        settle();
        return;
      }
      const { invertSwipe } = config.currentImageConfig;
      const isNext = deltaX < 0 === (invertSwipe === isRightToLeft(area));
      session.move(isNext ? 'next' : 'previous', Action.SWIPE);
      settle();
    },
    dismiss(drag: Drag) {
      const { phase, deltaY } = drag;
      const { session, config } = getModel();
      const onlyDown = config.dismissConfig.enable === 'down';
      if (phase === 'start' || phase === 'move') {
        const { y, scale } = getDismissTransform(deltaY, height, onlyDown);
        writer.set({ x: start.x, y: start.y + y, scale: start.scale * scale }, height);
        return;
      }
      const direction = phase === 'end' ? getDismissDirection(drag, height, onlyDown) : undefined;
      if (!direction) {
        springBack(context);
        return;
      }
      // The movement of the closing goes on from here.
      session.dismissed = direction;
      session.move('close', Action.SWIPE);
    },
  };
}
