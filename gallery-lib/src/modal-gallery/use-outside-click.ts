'use client';
import { useRef, type MouseEvent } from 'react';

/** Elements on which a click does not count as outside, among them the content of slots. */
const INTERACTIVE_SELECTOR =
  'button, a, img, .ks-figure :not(.ks-stage), .ks-upper-buttons *, .ks-preview, .ks-arrow-place';

function isOutside(target: EventTarget): boolean {
  return target instanceof Element && !target.closest(INTERACTIVE_SELECTOR);
}

/**
 * Returns handlers for the dialog that report a click outside. Press and release must be outside too: the target of the
 * click after a drag is the common ancestor of both, so that selecting text of the caption looks like a click outside.
 */
export function useOutsideClick(onClickOutside: () => void) {
  const press = useRef<EventTarget[]>([]);
  const clicked = useRef(false);
  return {
    onMouseDownCapture: ({ target }: MouseEvent) => {
      press.current = [target];
    },
    onMouseUpCapture: ({ target }: MouseEvent) => {
      press.current.push(target);
    },
    onClickCapture: (event: MouseEvent) => {
      clicked.current ||= event.detail < 2;
      if (clicked.current) return;
      // Second half of the double click whose first click, on the page, opened the gallery.
      event.preventDefault();
      event.stopPropagation();
    },
    onClick: ({ target, detail }: MouseEvent) => {
      const targets = [...press.current, target];
      press.current = [];
      // While the next image loads its space is empty; later clicks of a quick series on it must not close the gallery.
      if (detail < 2 && targets.every(isOutside)) onClickOutside();
    },
  };
}
