import type { GestureSource } from './gesture';
import { createRecognizer } from './recognizer';

const FOLLOWED = ['pointermove', 'pointerup', 'pointercancel', 'lostpointercapture'] as const;

// Safari knows only this name; the other browsers know it too.
const USER_SELECT = '-webkit-user-select';

/** The gesture source of the library: Pointer Events. */
export const pointerSource: GestureSource = (element, onGesture) => {
  let pressed: PointerEvent | undefined;
  const recognize = createRecognizer((gesture) => {
    if (gesture.type === 'drag' && gesture.phase === 'start' && gesture.axis === 'x')
      capturePointer(element, gesture.pointer.pointerId);
    onGesture(gesture);
  });
  const release = () => {
    pressed = undefined;
    element.style.removeProperty(USER_SELECT);
    for (const type of FOLLOWED) window.removeEventListener(type, follow);
  };
  const follow = (event: PointerEvent) => {
    const { type } = event;
    // A touch is captured by the element under the finger, which loses it when the drag is captured here.
    if (type === 'lostpointercapture' && event.target !== element) return;
    // A context menu swallows the pointerup: the mouse then moves without a pressed button.
    const isMove = type === 'pointermove' && event.buttons > 0;
    recognize(isMove ? 'move' : type === 'pointerup' ? 'end' : 'cancel', event);
    if (!isMove && event.pointerId === pressed?.pointerId) release();
  };
  const press = (event: PointerEvent) => {
    if (event.button > 0) return;
    if (event.isPrimary) {
      pressed = event;
      // The first pointermove of a fast pointer can be outside the element.
      for (const type of FOLLOWED) window.addEventListener(type, follow);
      // A mouse that drags over text would select it.
      if (event.pointerType === 'mouse') element.style.setProperty(USER_SELECT, 'none');
    }
    recognize('start', event);
  };
  element.addEventListener('pointerdown', press);
  element.addEventListener('dragstart', preventDefault);
  return () => {
    release();
    element.removeEventListener('pointerdown', press);
    element.removeEventListener('dragstart', preventDefault);
  };
};

/** Prevents the native drag of a link or an image, which ends the pointer's events. */
function preventDefault(event: Event): void {
  event.preventDefault();
}

/**
 * Captures a pointer, so that a frame below it does not receive its events. Called only when a drag has started: the
 * click of a captured pointer goes to this element and not to the button that was pressed.
 */
function capturePointer(element: Element, id: number): void {
  try {
    element.setPointerCapture(id);
  } catch {
    // The pointer has been lifted already: its events were buffered and are replayed.
  }
}
