import { isSwipe } from '../core/swipe';
import { createDragOffset } from './drag-offset';
import { DRAG_DISTANCE, type Drag, type Gesture } from './gesture';
import { pointerSource } from './pointer-source';
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
  let pressed: PointerEvent | undefined;
  let dragged = false;

  const follow = ({ phase, deltaX, deltaY, duration }: Drag) => {
    if (phase === 'start') dataset.dragging = '';
    else if (phase === 'move') offset.set(deltaX);
    else {
      offset.clear();
      delete dataset.dragging;
      if (phase === 'end' && isSwipe({ deltaX, deltaY, duration, width: element.clientWidth }))
        onSwipe(deltaX < 0);
    }
  };
  const report = (gesture: Gesture) => {
    if (gesture.type !== 'drag') return;
    dragged = true;
    if (gesture.axis === 'x') follow(gesture);
  };
  const press = (event: PointerEvent) => {
    pressed = event;
    dragged = false;
  };
  const ignoreClick = (event: MouseEvent) => {
    // A gesture source that is still loading reports the drag after the click, so measure here too.
    const isDrag =
      dragged ||
      (pressed &&
        Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) >
          DRAG_DISTANCE);
    dragged = false;
    pressed = undefined;
    // A click from the keyboard has the detail 0 and does not end a drag.
    if (!isDrag || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };

  element.addEventListener('pointerdown', press, true);
  element.addEventListener('click', ignoreClick, true);
  const source: AdapterSource = getGestureSource() ?? pointerSource;
  const detach = source(element, report, pointerSource);
  dataset.swipe = 'ready';
  return () => {
    detach();
    offset.clear();
    element.removeEventListener('pointerdown', press, true);
    element.removeEventListener('click', ignoreClick, true);
    delete dataset.dragging;
    delete dataset.swipe;
  };
}
