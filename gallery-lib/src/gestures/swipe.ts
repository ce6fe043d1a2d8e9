import { isSwipe } from '../core/swipe';
import { DRAG_DISTANCE, type Drag } from './gesture';
import { attachGestures } from './registry';

/**
 * Decides which drags on an element are swipes, and calls `onSwipe` with true for one to the left. While a horizontal
 * drag lasts, the element has the attribute `data-dragging`, and its custom property `--ks-drag` is the distance in px,
 * written once per frame. A click that ends a drag is suppressed. `data-swipe="ready"` says that swipes are recognized.
 * Returns a function that removes all listeners.
 */
export function attachSwipe(element: HTMLElement, onSwipe: (isLeft: boolean) => void): () => void {
  const { dataset, style } = element;
  let pressed: PointerEvent | undefined;
  let dragged = false;
  let offset = 0;
  let frame = 0;

  const write = () => {
    frame = 0;
    style.setProperty('--ks-drag', `${offset}px`);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    style.removeProperty('--ks-drag');
    delete dataset.dragging;
  };
  const follow = ({ phase, deltaX, deltaY, duration }: Drag) => {
    if (phase === 'start') dataset.dragging = '';
    else if (phase === 'move') {
      offset = deltaX;
      frame ||= requestAnimationFrame(write);
    } else {
      stop();
      if (phase === 'end' && isSwipe({ deltaX, deltaY, duration, width: element.clientWidth }))
        onSwipe(deltaX < 0);
    }
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
  const detach = attachGestures(element, (gesture) => {
    if (gesture.type !== 'drag') return;
    dragged = true;
    if (gesture.axis === 'x') follow(gesture);
  });
  dataset.swipe = 'ready';
  return () => {
    detach();
    stop();
    element.removeEventListener('pointerdown', press, true);
    element.removeEventListener('click', ignoreClick, true);
    delete dataset.swipe;
  };
}
