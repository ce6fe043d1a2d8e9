import type { SyntheticEvent } from 'react';
import { isElement } from '../../core/elements';

/** Elements of a gallery itself. What slots render has no such class, unless it is in a button of the gallery. */
const OWN_SELECTOR = '[class^="ks-"], button[class^="ks-"] *';

/** Returns whether the target of an event is an element of a gallery itself, not of a slot or a popup in it. */
export const isOwnTarget = (target: unknown): boolean =>
  isElement(target) && target.matches(OWN_SELECTOR);

/** Keeps an event of a gallery itself from its ancestors in the tree of React, to which portals pass events on. */
export function containEvent(event: SyntheticEvent): void {
  // Not `stopPropagation`, which would keep clicks and keys from the document, too.
  if (isOwnTarget(event.target)) event.isPropagationStopped = () => true;
}

/** Keeps also the document from it, where other libraries look for clicks outside of their layers. */
function containPress(event: SyntheticEvent): void {
  if (isOwnTarget(event.target)) event.stopPropagation();
}

export const CONTAINED_EVENTS = {
  onPointerDown: containPress,
  onMouseDown: containPress,
  onTouchStart: containPress,
  onPointerUp: containEvent,
  onMouseUp: containEvent,
  onTouchEnd: containEvent,
  onDoubleClick: containEvent,
  onToggle: containEvent,
  onAnimationEnd: containEvent,
  onTransitionEnd: containEvent,
};
