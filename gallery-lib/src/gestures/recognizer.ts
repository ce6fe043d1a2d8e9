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

/** Measures of the pointers on an element, and the gestures that a recognizer finds in them. */
export interface GestureEmitter {
  /** Measures a sample. `pointers` are the latest samples of the one or two pressed pointers, this one included. */
  measure(phase: Phase, sample: PointerSample, pointers: readonly PointerSample[]): void;
  /** Says that the pointer has moved far enough for a drag. After a pinch, every movement is. */
  hasMoved(): boolean;
  /** Emits a phase of a drag, after its start if that has not been emitted. */
  drag(phase: Phase): void;
  /** Emits a phase of a pinch. */
  pinch(phase: Phase): void;
  /** Emits a tap, or the second of two as a double tap, unless the touch was long or part of a pinch. */
  tap(): void;
}

/** Takes the samples of the pointers on an element, and calls `onGesture`. */
export type CreateRecognizer = (onGesture: (gesture: Gesture) => void) => GestureEmitter['measure'];

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

/** Returns the measures of the pointers on an element. What they mean is decided by a recognizer. */
export function createGestureEmitter(onGesture: (gesture: Gesture) => void): GestureEmitter {
  let pointer: PointerSample;
  let secondPointer: PointerSample;
  let isAfterPinch: boolean;
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
  const getMoved = () => Math.hypot(movement.deltaX, movement.deltaY);
  const emitDrag = (phase: Phase, of: Axis) => {
    firstTap = undefined;
    onGesture({ type: 'drag', phase, axis: of, isAfterPinch, ...movement, pointer });
  };
  return {
    measure(phase, sample, [first = sample, second]) {
      // The position of a pointercancel is 0, 0 in some browsers.
      if (phase === 'cancel') return;
      const { timeStamp, clientX, clientY } = sample;
      if (second) {
        pair = {
          // Two fingers can be at one place.
          distance: getDistance(first, second) || 1,
          centerX: (first.clientX + second.clientX) / 2,
          centerY: (first.clientY + second.clientY) / 2,
        };
        if (phase === 'start') {
          secondPointer = sample;
          startDistance = pair.distance;
        } else if (phase === 'end') {
          isAfterPinch = true;
          restart(timeStamp, sample === first ? second : first);
          if (sample === first) pointer = secondPointer;
        }
      } else if (phase === 'start') {
        pointer = sample;
        isAfterPinch = false;
        restart(timeStamp, sample);
      } else {
        movement = track(timeStamp, clientX, clientY);
        const isPending = phase === 'move' && !axis && !isAfterPinch;
        if (isPending && getMoved() > FOLLOW_DISTANCE && getMoved() <= DRAG_DISTANCE)
          onGesture({ type: 'pending', axis: getAxis(movement), ...movement, pointer });
      }
    },
    hasMoved: () => getMoved() > (isAfterPinch ? 0 : DRAG_DISTANCE),
    drag(phase) {
      if (!axis) emitDrag('start', (axis = getAxis(movement)));
      emitDrag(phase, axis);
      if (phase === 'end' || phase === 'cancel') axis = undefined;
    },
    pinch(phase) {
      firstTap = undefined;
      const { distance, ...center } = pair;
      onGesture({ type: 'pinch', phase, scale: distance / startDistance, ...center, pointer });
    },
    tap() {
      if (isAfterPinch || movement.duration > TAP_TIME) return;
      const isSecond =
        firstTap?.pointerType === pointer.pointerType &&
        pointer.timeStamp - firstTap.timeStamp <= DOUBLE_TAP_TIME &&
        getDistance(firstTap, pointer) <= DOUBLE_TAP_DISTANCE;
      firstTap = isSecond ? undefined : pointer;
      onGesture({ type: isSecond ? 'doubleTap' : 'tap', pointer });
    },
  };
}

/**
 * State machine that recognizes gestures from the samples of one or two pointers. A drag starts after 10 px, and is
 * cancelled by the second pointer. Two pointers are a pinch.
 */
export const createRecognizer: CreateRecognizer = (onGesture) => {
  const emitter = createGestureEmitter(onGesture);
  let isDragging = false;
  return (phase, sample, pointers) => {
    emitter.measure(phase, sample, pointers);
    if (pointers.length > 1) {
      if (isDragging) emitter.drag('cancel');
      emitter.pinch(phase);
    } else if ((isDragging ||= emitter.hasMoved())) emitter.drag(phase);
    else if (phase === 'end') emitter.tap();
    if (phase !== 'move') isDragging = false;
  };
};

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

/** Returns an event as a sample in px of an element of that scale. In a shadow root, the event itself has no target later. */
function toSample(event: PointerEvent, scale: Scale): PointerSample {
  const { pointerId, pointerType, isPrimary, target, timeStamp, clientX, clientY } = event;
  const position = { clientX: clientX / scale.x, clientY: clientY / scale.y };
  return { pointerId, pointerType, isPrimary, target, timeStamp, ...position };
}

/**
 * Recognizes the gestures made on an element with a recognizer, which gets the samples of at most two pointers.
 * Further pointers are ignored, and so is what is left of several if one is cancelled. Returns a function that removes
 * all listeners.
 */
export function attachRecognizer(
  element: HTMLElement,
  onGesture: (gesture: Gesture) => void,
  create: CreateRecognizer,
): () => void {
  /** Latest sample of each pressed pointer. */
  const pointers = new Map<number, PointerSample>();
  /** Read once for each touch, because reading it lays the page out. */
  let scale: Scale = { x: 1, y: 1 };
  const recognize = create((gesture) => {
    if ('phase' in gesture && gesture.phase === 'start')
      for (const id of pointers.keys()) capturePointer(element, id);
    onGesture(gesture);
  });
  const update = (phase: Phase, sample: PointerSample) => {
    const { pointerId } = sample;
    pointers.set(pointerId, sample);
    recognize(phase, sample, [...pointers.values()]);
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
    update(getPhase(event), toSample(event, scale));
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
    update('start', toSample(event, scale));
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
  attachRecognizer(element, onGesture, createRecognizer);
