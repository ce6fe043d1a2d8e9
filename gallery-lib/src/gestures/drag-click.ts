import { DRAG_DISTANCE } from './gesture';

/** Suppression of the clicks that end a drag. */
export interface DragClicks {
  /** Says that the present press is a drag. */
  suppress(): void;
  /** Removes all listeners. */
  detach(): void;
}

/** Suppresses the click that ends a drag on an element, so that it activates nothing. */
export function attachDragClicks(element: HTMLElement): DragClicks {
  let pressed: PointerEvent | undefined;
  let dragged = false;
  const press = (event: PointerEvent) => {
    const isForeign = event.target instanceof Element && event.target.closest('[data-no-gesture]');
    pressed = isForeign ? undefined : event;
    dragged = false;
  };
  const ignoreClick = (event: MouseEvent) => {
    const { clientX, clientY } = pressed ?? event;
    // A gesture source that is still loading reports the drag after the click, so measure here too.
    const distance = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    const isDrag = dragged || distance > DRAG_DISTANCE;
    dragged = false;
    pressed = undefined;
    // A click from the keyboard has the detail 0 and does not end a drag.
    if (!isDrag || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('pointerdown', press, true);
  element.addEventListener('click', ignoreClick, true);
  return {
    suppress() {
      dragged = true;
    },
    detach() {
      element.removeEventListener('pointerdown', press, true);
      element.removeEventListener('click', ignoreClick, true);
    },
  };
}
