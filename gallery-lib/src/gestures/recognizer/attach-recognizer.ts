import type { Gesture, Phase } from '../gesture';
import type { CreateRecognizer } from './recognizer';

const TRACKED_EVENTS = ['pointermove', 'pointerup', 'pointercancel', 'lostpointercapture'] as const;

/** What a pointer uses itself. A button or a link does not: a drag may begin on it. */
const CONTROLS =
  'input,textarea,select,video,audio,iframe,[contenteditable]:not([contenteditable=false]),[data-no-gesture]';

// Safari knows only this name; the other browsers know it too.
const USER_SELECT = '-webkit-user-select';

/**
 * Recognizes the gestures made on an element with a recognizer, which gets the pointer events of at most two pointers.
 * Further pointers are ignored, and so is what is left of several if one is cancelled. Returns a function that removes
 * all listeners.
 */
export function attachRecognizer(
  element: HTMLElement,
  onGesture: (gesture: Gesture) => void,
  createRecognizer: CreateRecognizer,
): () => void {
  /** Latest event of each pressed pointer. */
  const pointers = new Map<number, PointerEvent>();
  const recognize = createRecognizer((gesture) => {
    if ('phase' in gesture && gesture.phase === 'start')
      for (const id of pointers.keys()) capturePointer(element, id);
    onGesture(gesture);
  });
  const update = (phase: Phase, event: PointerEvent) => {
    const { pointerId } = event;
    pointers.set(pointerId, event);
    recognize(phase, event, [...pointers.values()]);
    if (phase === 'end') pointers.delete(pointerId);
    if (phase === 'cancel') pointers.clear();
    if (!pointers.size) release();
  };
  const release = () => {
    pointers.clear();
    element.style.removeProperty(USER_SELECT);
    for (const type of TRACKED_EVENTS) window.removeEventListener(type, track);
  };
  const track = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) return;
    // A touch is captured by the element under the finger, which loses it when the drag is captured here.
    if (event.type === 'lostpointercapture' && event.target !== element) return;
    update(getPhase(event), event);
  };
  const press = (event: PointerEvent) => {
    if (event.button > 0 || isOnControl(event, element)) return;
    if (event.isPrimary) {
      // The release of another pointer has been missed.
      for (const missed of pointers.values()) update('cancel', missed);
      // The first pointermove of a fast pointer can be outside the element.
      for (const type of TRACKED_EVENTS) window.addEventListener(type, track);
      // A mouse that drags over text would select it.
      if (event.pointerType === 'mouse') element.style.setProperty(USER_SELECT, 'none');
    } else if (pointers.size !== 1) return;
    update('start', event);
  };
  // The native drag of a link or an image ends the pointer's events.
  const preventDrag = (event: Event) => {
    if (!isOnControl(event, element)) event.preventDefault();
  };
  element.addEventListener('pointerdown', press);
  element.addEventListener('dragstart', preventDrag);
  return () => {
    release();
    element.removeEventListener('pointerdown', press);
    element.removeEventListener('dragstart', preventDrag);
  };
}

function getPhase({ type, buttons }: PointerEvent): Phase {
  // A context menu swallows the pointerup: the mouse then moves without its main button.
  if (type === 'pointermove' && buttons & 1) return 'move';
  return type === 'pointerup' ? 'end' : 'cancel';
}

function isOnControl({ target }: Event, element: Element): boolean {
  const control = target instanceof Element && target.closest(CONTROLS);
  return control instanceof Element && element.contains(control);
}

/**
 * Captures a pointer, so that a frame below it does not receive its events. Called only when a drag or a pinch has
 * started: the click of a captured pointer goes to this element and not to the button that was pressed.
 */
function capturePointer(element: Element, id: number): void {
  try {
    element.setPointerCapture(id);
  } catch {
    // The pointer has been lifted already: its events were buffered and are replayed.
  }
}
