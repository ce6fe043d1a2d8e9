import { getScale, getWindow, type Scale } from '../core/elements';
import {
  belongsInside,
  DOUBLE_TAP_DISTANCE,
  DOUBLE_TAP_TIME,
  DRAG_DISTANCE,
  FOLLOW_DISTANCE,
  getAxis,
  TAP_TIME,
  type Axis,
  type Gesture,
  type GestureSource,
  type Movement,
  type Phase,
  type PointerSample,
} from './gesture';

/** What a sample may be a part of. */
export type Kind = 'pan' | 'pinch' | 'tap';

/**
 * Returns whether a sample is a part of that. `pointers` are the latest samples of the one or two pressed pointers, this
 * one included.
 */
export type Recognize = (
  kind: Kind | undefined,
  phase: Phase,
  sample: PointerSample,
  pointers: readonly PointerSample[],
) => boolean;

/** Time in ms from which the velocity is computed. After a longer rest it is 0. */
const VELOCITY_TIME = 100;

const TRACKED_EVENTS = ['pointermove', 'pointerup', 'pointercancel', 'lostpointercapture'] as const;

/** What a pointer uses itself. A button or a link does not: a drag may begin on it. */
const CONTROLS =
  'input,textarea,select,video,audio,iframe,[contenteditable]:not([contenteditable=false]),[data-no-gesture]';

// Safari knows only this name; the other browsers know it too.
const USER_SELECT = '-webkit-user-select';

const getDistance = (first: PointerSample, second: PointerSample) =>
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);

/** Returns a function that computes the movement of a pointer from its position at a time in ms. */
function trackMovement(startTime: number, { clientX: startX, clientY: startY }: PointerSample) {
  let recent = [[startTime, startX, startY] as const];
  return (time: number, x = startX, y = startY): Movement => {
    const moment = [time, x, y] as const;
    recent = [...recent.filter(([each]) => time - each <= VELOCITY_TIME), moment];
    const [[oldestTime, oldestX, oldestY] = moment] = recent;
    // Two events can have the same time.
    const elapsed = time - oldestTime || Infinity;
    return {
      deltaX: x - startX,
      deltaY: y - startY,
      velocityX: (x - oldestX) / elapsed,
      velocityY: (y - oldestY) / elapsed,
      duration: time - startTime,
    };
  };
}

/**
 * State machine that finds gestures in the samples of one or two pointers. A drag starts after 10 px, and is cancelled by
 * the second pointer. Two pointers are a pinch. `recognize` may know better.
 */
export function createRecognizer(
  onGesture: (gesture: Gesture) => void,
  recognize: Recognize = () => true,
): (phase: Phase, sample: PointerSample, pointers: readonly PointerSample[]) => void {
  let pointer: PointerSample;
  let secondPointer: PointerSample;
  let isAfterPinch: boolean;
  /** That of the drag in progress. */
  let axis: Axis | undefined;
  let track: ReturnType<typeof trackMovement>;
  let movement: Movement;
  let pair: { distance: number; centerX: number; centerY: number };
  let startDistance: number;
  let firstTap: PointerSample | undefined;

  const restart = (time: number, from: PointerSample) => {
    track = trackMovement(time, from);
    movement = track(time);
  };
  const drag = (phase: Phase) => {
    firstTap = undefined;
    const emit = (each: Phase, of: Axis) =>
      onGesture({ type: 'drag', phase: each, axis: of, isAfterPinch, ...movement, pointer });
    if (!axis) emit('start', (axis = getAxis(movement)));
    emit(phase, axis);
    if (phase !== 'move') axis = undefined;
  };
  const pinch = (
    phase: Phase,
    sample: PointerSample,
    first: PointerSample,
    second: PointerSample,
  ) => {
    // The position of a pointercancel is 0, 0 in some browsers.
    if (phase !== 'cancel')
      pair = {
        // Two fingers can be at one place.
        distance: getDistance(first, second) || 1,
        centerX: (first.clientX + second.clientX) / 2,
        centerY: (first.clientY + second.clientY) / 2,
      };
    if (phase === 'start') {
      secondPointer = sample;
      startDistance = pair.distance;
    }
    firstTap = undefined;
    const { distance, ...center } = pair;
    onGesture({ type: 'pinch', phase, scale: distance / startDistance, ...center, pointer });
    if (phase !== 'end') return;
    isAfterPinch = true;
    restart(sample.timeStamp, sample === first ? second : first);
    if (sample === first) pointer = secondPointer;
  };
  const tap = () => {
    if (isAfterPinch || movement.duration > TAP_TIME) return;
    const isSecond =
      firstTap?.pointerType === pointer.pointerType &&
      pointer.timeStamp - firstTap.timeStamp <= DOUBLE_TAP_TIME &&
      getDistance(firstTap, pointer) <= DOUBLE_TAP_DISTANCE;
    firstTap = isSecond ? undefined : pointer;
    onGesture({ type: isSecond ? 'doubleTap' : 'tap', pointer });
  };
  return (phase, sample, pointers) => {
    const [first = sample, second] = pointers;
    if (!second && phase === 'start') {
      pointer = sample;
      isAfterPinch = false;
      restart(sample.timeStamp, sample);
    } else if (!second && phase !== 'cancel')
      movement = track(sample.timeStamp, sample.clientX, sample.clientY);
    const moved = Math.hypot(movement.deltaX, movement.deltaY);
    let kind: Kind | undefined = phase === 'end' ? 'tap' : undefined;
    // After a pinch, every movement is a drag.
    if (axis || moved > (isAfterPinch ? 0 : DRAG_DISTANCE)) kind = 'pan';
    if (second) kind = 'pinch';
    if (!recognize(kind, phase, sample, pointers)) return;
    if (second) {
      if (axis) drag('cancel');
      pinch(phase, sample, first, second);
    } else if (kind === 'pan') drag(phase);
    else if (kind) tap();
    else if (phase === 'move' && moved > FOLLOW_DISTANCE)
      onGesture({ type: 'pending', axis: getAxis(movement), ...movement, pointer });
  };
}

function getPhase({ type, buttons }: PointerEvent): Phase {
  // A context menu swallows the pointerup: the mouse then moves without its main button.
  if (type === 'pointermove' && buttons & 1) return 'move';
  return type === 'pointerup' ? 'end' : 'cancel';
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

/**
 * Recognizes the gestures made on an element from the samples of at most two pointers.
 * Further pointers are ignored, and so is what is left of several if one is cancelled. Returns a function that removes
 * all listeners.
 */
export function attachRecognizer(
  element: HTMLElement,
  onGesture: (gesture: Gesture) => void,
  recognize?: Recognize,
): () => void {
  /** Latest sample of each pressed pointer. */
  const pointers = new Map<number, PointerSample>();
  /** Read once for each touch, because reading it lays the page out. */
  let scale: Scale = { x: 1, y: 1 };
  const recognizer = createRecognizer((gesture) => {
    if ('phase' in gesture && gesture.phase === 'start')
      for (const id of pointers.keys()) capturePointer(element, id);
    onGesture(gesture);
  }, recognize);
  const update = (phase: Phase, event: PointerSample) => {
    // Copied: in a shadow root, an event has no target later.
    const { pointerId, pointerType, target, timeStamp } = event;
    const [clientX, clientY] = [event.clientX / scale.x, event.clientY / scale.y];
    const sample = { pointerId, pointerType, target, timeStamp, clientX, clientY };
    pointers.set(pointerId, sample);
    recognizer(phase, sample, [...pointers.values()]);
    if (phase === 'end') pointers.delete(pointerId);
    if (phase === 'cancel') pointers.clear();
    if (!pointers.size) release();
  };
  const view = getWindow(element);
  const release = () => {
    pointers.clear();
    element.style.removeProperty(USER_SELECT);
    for (const type of TRACKED_EVENTS) view.removeEventListener(type, track);
  };
  const track = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) return;
    // A touch is captured by the element under the finger, which loses it when the drag is captured here.
    if (event.type === 'lostpointercapture' && event.target !== element) return;
    update(getPhase(event), event);
  };
  const press = (event: PointerEvent) => {
    if (event.button > 0 || belongsInside(event, CONTROLS, element)) return;
    if (event.isPrimary) {
      scale = getScale(element);
      // The release of another pointer has been missed.
      for (const missed of pointers.values()) update('cancel', missed);
      // The first pointermove of a fast pointer can be outside the element.
      for (const type of TRACKED_EVENTS) view.addEventListener(type, track);
      // A mouse or a pen that drags over text would select it.
      if (event.pointerType !== 'touch') element.style.setProperty(USER_SELECT, 'none');
    } else if (pointers.size !== 1) return;
    update('start', event);
  };
  // The native drag of a link or an image ends the pointer's events.
  const preventDrag = (event: Event) => {
    if (!belongsInside(event, CONTROLS, element)) event.preventDefault();
  };
  element.addEventListener('pointerdown', press);
  element.addEventListener('dragstart', preventDrag);
  return () => {
    release();
    element.removeEventListener('pointerdown', press);
    element.removeEventListener('dragstart', preventDrag);
  };
}

/** The gesture source of the library: Pointer Events and a state machine. */
export const pointerSource: GestureSource = (element, onGesture) =>
  attachRecognizer(element, onGesture);
