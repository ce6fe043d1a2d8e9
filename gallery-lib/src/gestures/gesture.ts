import { isElement } from '../core/elements';

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

/** State of a pointer at one moment, in px of the element on which gestures are recognized. */
export type PointerSample = Pick<
  PointerEvent,
  'pointerId' | 'pointerType' | 'target' | 'timeStamp' | 'clientX' | 'clientY'
>;

/** Short touch of one pointer without movement. */
export interface Tap {
  readonly type: 'tap';
  /** The pointer when it touched the element. */
  readonly pointer: PointerSample;
}

/** Second of two short touches of one pointer, at one place within 300 ms. The first one has been reported as a tap. */
export interface DoubleTap {
  readonly type: 'doubleTap';
  /** The pointer when it touched the element again. */
  readonly pointer: PointerSample;
}

/** Movement of one pointer that can still become a tap, reported from 3 px until it is a drag. */
export interface Pending extends Movement {
  readonly type: 'pending';
  /** The axis that a drag would have now. */
  readonly axis: Axis;
  /** The pointer when it touched the element. */
  readonly pointer: PointerSample;
}

/** Movement of one pointer. A drag has one `start`, any number of `move`, and ends with `end` or `cancel`. */
export interface Drag extends Movement {
  readonly type: 'drag';
  readonly phase: Phase;
  readonly axis: Axis;
  /** True for the pointer that is left after a pinch. Its movement counts from the end of the pinch. */
  readonly isAfterPinch: boolean;
  /** The pointer when it touched the element. */
  readonly pointer: PointerSample;
}

/** Movement of two pointers. A pinch has one `start`, any number of `move`, and ends with `end` or `cancel`. */
export interface Pinch {
  readonly type: 'pinch';
  readonly phase: Phase;
  /** Distance between the pointers relative to that at the start. */
  readonly scale: number;
  /** Middle between the pointers in px of the element, from the viewport. */
  readonly centerX: number;
  /** Middle between the pointers in px of the element, from the viewport. */
  readonly centerY: number;
  /** One of the pointers when it touched the element. */
  readonly pointer: PointerSample;
}

/** What a gesture source reports. */
export type Gesture = Tap | DoubleTap | Pending | Drag | Pinch;

/**
 * Recognizes the gestures made on an element. What the stylesheet leaves to the browser (`touch-action`) is cancelled as
 * soon as the browser takes it over. Returns a function that removes all listeners.
 */
export type GestureSource = (
  element: HTMLElement,
  onGesture: (gesture: Gesture) => void,
) => () => void;

/** Distance in px above which what is dragged follows, before it is known whether the touch is a drag. */
export const FOLLOW_DISTANCE = 3;

/** Distance in px above which a touch is a drag. */
export const DRAG_DISTANCE = 10;

/** Time in ms between the beginnings of two touches up to which they are a double tap. */
export const DOUBLE_TAP_TIME = 300;

/** Distance in px between two touches up to which they are a double tap. */
export const DOUBLE_TAP_DISTANCE = 25;

/** Time in ms up to which a touch without movement is a tap. */
export const TAP_TIME = 250;

/** Selector of elements that use the pointer themselves; a carousel does so in a slide of a modal gallery. */
export const NO_GESTURE = '[data-no-gesture]';

/** Returns whether the target of an event is, or is in, an element of a selector. */
export const isInside = ({ target }: Pick<Event, 'target'>, selector: string): boolean =>
  isElement(target) && target.closest(selector) !== null;

/** Returns whether an event belongs to an element inside another one, found by a selector. */
export function belongsInside({ target }: Event, selector: string, element: Element): boolean {
  const found = isElement(target) && target.closest(selector);
  return isElement(found) && found !== element && element.contains(found);
}

/** Returns the axis along which a pointer has moved further. */
export function getAxis({ deltaX, deltaY }: Movement): Axis {
  return Math.abs(deltaX) > Math.abs(deltaY) ? 'x' : 'y';
}

/** Average speed in px/ms above which a drag of any length is a swipe. */
const SWIPE_SPEED = 0.3;

/** Fraction of the width that a slower drag must exceed. */
const SWIPE_SHARE = 0.3;

/** Distance in px that a slower drag must exceed, so that a resting finger on a narrow image does nothing. */
const SWIPE_DISTANCE = 100;

/** Returns whether a drag over an element of a width in px is a swipe: mostly horizontal, and fast or long. */
export function isSwipe(
  { deltaX, deltaY, duration }: Pick<Movement, 'deltaX' | 'deltaY' | 'duration'>,
  width: number,
): boolean {
  const distance = Math.abs(deltaX);
  if (distance <= Math.abs(deltaY)) return false;
  return (
    distance / duration > SWIPE_SPEED || distance > Math.max(width * SWIPE_SHARE, SWIPE_DISTANCE)
  );
}
