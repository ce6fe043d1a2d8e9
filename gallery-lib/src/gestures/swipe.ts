import { isSwipe } from '../core/slides/swipe';
import { attachClicks } from './clicks';
import { createDragOffset } from './drag-offset';
import type { Gesture } from './gesture';
import { pointerSource } from './recognizer';
import { getGestureSource, type AdapterSource } from './registry';

/**
 * Decides which drags on an element are swipes, and calls `onSwipe` with true for one to the left. While a horizontal
 * drag lasts, `dragged` is true and the element has the attribute `data-dragging` and the custom property `--ks-drag`. A
 * click that ends a drag is suppressed. `data-swipe="ready"` says that swipes are recognized. Returns a function that
 * removes all listeners. Native scrolling cannot replace it: slides are stacked to fade, `invertSwipe` reverses the
 * direction, and an adapter may recognize the gestures.
 */
export function attachSwipe(
  element: HTMLElement,
  dragged: { current: boolean },
  onSwipe: (isLeft: boolean) => void,
): () => void {
  const { dataset } = element;
  const offset = createDragOffset(element);
  const clicks = attachClicks(element);
  const setDragged = (isDragged: boolean) => {
    dragged.current = isDragged;
    element.toggleAttribute('data-dragging', isDragged);
    if (!isDragged) offset.clear();
  };
  const report = (gesture: Gesture) => {
    if (gesture.type !== 'drag' || gesture.isAfterPinch) return;
    clicks.suppress();
    const { axis, phase, deltaX } = gesture;
    if (axis !== 'x') return;
    if (phase === 'move') offset.set(deltaX);
    else {
      setDragged(phase === 'start');
      if (phase === 'end' && isSwipe(gesture, element.clientWidth)) onSwipe(deltaX < 0);
    }
  };
  const source: AdapterSource = getGestureSource() ?? pointerSource;
  const detach = source(element, report, pointerSource);
  dataset.swipe = 'ready';
  return () => {
    detach();
    clicks.detach();
    setDragged(false);
    delete dataset.swipe;
  };
}
