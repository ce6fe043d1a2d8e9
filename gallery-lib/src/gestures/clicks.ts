import { belongsInside, DRAG_DISTANCE, NO_GESTURE } from './gesture';

/** Presses and clicks on an element with gestures. */
export interface Clicks {
  /** Says that the present press is a drag, whose click must not activate anything. */
  suppress(): void;
  /** Removes all listeners. */
  detach(): void;
}

interface ClickHandlers {
  /** Called before a click or tap reaches what is inside, except on what uses pointers itself. */
  onPress?(event: PointerEvent): void;
  /** Called before a click that ends no drag reaches what is inside. */
  onClick?(event: MouseEvent): void;
}

/** Suppresses the click that ends a drag on an element, so that it activates nothing. */
export function attachClicks(
  element: HTMLElement,
  { onPress, onClick }: ClickHandlers = {},
): Clicks {
  let pressed: PointerEvent | undefined;
  let dragged = false;
  const press = (event: PointerEvent) => {
    pressed = belongsInside(event, NO_GESTURE, element) ? undefined : event;
    dragged = false;
    if (pressed) onPress?.(event);
  };
  const click = (event: MouseEvent) => {
    const { clientX, clientY } = pressed ?? event;
    // A gesture source that is still loading reports the drag after the click, so measure here too.
    const distance = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    const isDrag = dragged || distance > DRAG_DISTANCE;
    dragged = false;
    pressed = undefined;
    // A click from the keyboard has the detail 0 and does not end a drag.
    if (!isDrag || event.detail === 0) {
      onClick?.(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('pointerdown', press, true);
  element.addEventListener('click', click, true);
  return {
    suppress() {
      dragged = true;
    },
    detach() {
      element.removeEventListener('pointerdown', press, true);
      element.removeEventListener('click', click, true);
    },
  };
}
