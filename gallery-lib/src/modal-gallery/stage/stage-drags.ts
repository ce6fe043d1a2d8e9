import { isSwipe } from '../../core/slides/swipe';
import { getDismissDirection, getDismissTransform } from '../../gestures/dismiss';
import type { Drag } from '../../gestures/gesture';
import { FITTED, springTo } from '../../gestures/transform';
import { isRightToLeft } from '../../input/keys';
import { Action } from '../../model/enums';
import type { LazyZoom } from '../zoom/lazy-zoom';
import type { StageWriter } from './stage-writer';
import type { ModalModel } from '../modal-model';

/** What the gestures of a stage work on. */
export interface StageContext {
  readonly area: HTMLElement;
  readonly dialog: HTMLDialogElement | null;
  readonly writer: StageWriter;
  readonly zoom: LazyZoom;
  /** Returns the element with the active image. */
  getContent(): HTMLElement | null;
  /** Returns what was rendered last. */
  getModel(): ModalModel;
}

/** Lets the image come to rest after a gesture that has changed nothing. */
export function springBack({ zoom, writer }: StageContext): void {
  if (zoom.isZoomed()) zoom.get()?.springBack();
  else writer.animate(springTo(writer.get(), FITTED), () => undefined);
}

/** Creates the handlers of the drags that show another image and that close the gallery. */
export function createStageDrags(context: StageContext) {
  const { area, dialog, writer, getModel } = context;
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
        writer.set({ ...start, x: start.x + deltaX });
        return;
      }
      springBack(context);
      if (phase === 'cancel' || !isSwipe(drag, area.clientWidth)) return;
      const { session, config } = getModel();
      const { invertSwipe } = config.currentImageConfig;
      const isNext = deltaX < 0 === (invertSwipe === isRightToLeft(area));
      session.move(isNext ? 'next' : 'previous', Action.SWIPE);
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
