import { isSwipe } from '../core/slides/swipe';
import { attachDragClicks } from './drag-click';
import { createDragOffset } from './drag-offset';
import type { Drag, Gesture } from './gesture';
import { pointerSource } from './recognizer/pointer-source';
import { getGestureSource, type AdapterSource } from './registry';

/**
 * Decides which drags on an element are swipes, and calls `onSwipe` with true for one to the left. While a horizontal
 * drag lasts, the element has the attribute `data-dragging` and the custom property `--ks-drag`. A click that ends a
 * drag is suppressed. `data-swipe="ready"` says that swipes are recognized. Returns a function that removes all
 * listeners.
 */
export function attachSwipe(element: HTMLElement, onSwipe: (isLeft: boolean) => void): () => void {
  const { dataset } = element;
  const offset = createDragOffset(element);
  const clicks = attachDragClicks(element);
  const trackDrag = (drag: Drag) => {
    const { phase, deltaX } = drag;
    if (phase === 'start') dataset.dragging = '';
    else if (phase === 'move') offset.set(deltaX);
    else {
      offset.clear();
      delete dataset.dragging;
      if (phase === 'end' && isSwipe(drag, element.clientWidth)) onSwipe(deltaX < 0);
    }
  };
  const report = (gesture: Gesture) => {
    if (gesture.type !== 'drag' || gesture.isAfterPinch) return;
    clicks.suppress();
    if (gesture.axis === 'x') trackDrag(gesture);
  };
  const source: AdapterSource = getGestureSource() ?? pointerSource;
  const detach = source(element, report, pointerSource);
  dataset.swipe = 'ready';
  return () => {
    detach();
    offset.clear();
    clicks.detach();
    delete dataset.dragging;
    delete dataset.swipe;
  };
}
