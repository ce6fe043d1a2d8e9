/** Phase of a pointer's contact with an element and of the drag made by it. */
export type Phase = 'start' | 'move' | 'end' | 'cancel';

/** Axis of a drag. It is chosen at the start and does not change. */
export type Axis = 'x' | 'y';

/** Movement of a pointer since it touched the element. */
export interface Movement {
  /** Distance in px; negative to the left. */
  readonly deltaX: number;
  /** Distance in px; negative upwards. */
  readonly deltaY: number;
  /** Speed in px/ms during the last 100 ms; negative to the left. */
  readonly velocityX: number;
  /** Speed in px/ms during the last 100 ms; negative upwards. */
  readonly velocityY: number;
  /** Time in ms. */
  readonly duration: number;
}

/** State of a pointer at one moment; a `PointerEvent` is one. */
export type PointerSample = Pick<
  PointerEvent,
  'pointerId' | 'pointerType' | 'isPrimary' | 'target' | 'timeStamp' | 'clientX' | 'clientY'
>;

/** Short touch of one pointer without movement. */
export interface Tap {
  readonly type: 'tap';
  /** The pointer when it touched the element. */
  readonly pointer: PointerSample;
}

/** Movement of one pointer. A drag has one `start`, any number of `move`, and ends with `end` or `cancel`. */
export interface Drag extends Movement {
  readonly type: 'drag';
  readonly phase: Phase;
  readonly axis: Axis;
  /** The pointer when it touched the element. */
  readonly pointer: PointerSample;
}

/** What a gesture source reports. Gestures of two pointers are further members of this union. */
export type Gesture = Tap | Drag;

/**
 * Recognizes the gestures made on an element. The stylesheet leaves vertical panning and pinch zoom to the browser, so
 * that they arrive as `cancel`. Returns a function that removes all listeners.
 */
export type GestureSource = (
  element: HTMLElement,
  onGesture: (gesture: Gesture) => void,
) => () => void;

/** Distance in px above which a touch is a drag. */
export const DRAG_DISTANCE = 10;

/** Time in ms up to which a touch without movement is a tap. */
export const TAP_TIME = 250;

/** Returns the axis along which a pointer has moved further. */
export function getAxis({ deltaX, deltaY }: Movement): Axis {
  return Math.abs(deltaX) > Math.abs(deltaY) ? 'x' : 'y';
}
