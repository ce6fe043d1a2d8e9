import type { Gesture } from '../../gestures/gesture';
import { getGestureAction, type GestureAction } from '../../gestures/gesture-action';
import type { createStageDrags, StageContext } from './stage-drags';

const NO_EDGES = { left: false, right: false };

/** Clicks that depend on gestures. */
interface Clicks {
  /** Suppresses the click that ends a drag. */
  suppress(): void;
  /** Discards the clicks of a double tap. */
  discard(): void;
}

/** Creates what carries out gestures and knows whether one is running. */
export function createGestureHandler(
  context: StageContext,
  drags: ReturnType<typeof createStageDrags>,
  clicks: Clicks,
) {
  const { area, writer, zoom, getModel } = context;
  let action: GestureAction = 'none';
  const begin = (gesture: Gesture) => {
    action = getGestureAction(gesture, {
      isZoomed: zoom.isZoomed(),
      visibleEdges: zoom.get()?.getEdges() ?? NO_EDGES,
      config: getModel().config,
    });
    if (action === 'none') return;
    // A finger is not kept waiting by the movement of the opening.
    for (const animation of context.getContent()?.getAnimations?.() ?? []) animation.finish();
    writer.stop();
    drags.begin();
    area.dataset.moving = '';
  };
  const runAction = (gesture: Gesture) => {
    if (gesture.type === 'doubleTap') {
      const { clientX: x, clientY: y } = gesture.pointer;
      clicks.discard();
      zoom.use((each) => each.toggle({ x, y }));
    } else if (gesture.type === 'pinch') zoom.use((each) => each.pinch(gesture));
    else if (gesture.type === 'drag') {
      if (action === 'pan') zoom.use((each) => each.pan(gesture));
      else drags[action === 'dismiss' ? 'dismiss' : 'navigate'](gesture);
    }
  };
  return {
    isRunning: () => action !== 'none',
    handle(gesture: Gesture) {
      if (gesture.type === 'drag') clicks.suppress();
      const phase = 'phase' in gesture ? gesture.phase : 'end';
      if (phase === 'start' || !('phase' in gesture)) begin(gesture);
      if (action !== 'none') runAction(gesture);
      if (phase === 'start' || phase === 'move') return;
      action = 'none';
      delete area.dataset.moving;
    },
  };
}
