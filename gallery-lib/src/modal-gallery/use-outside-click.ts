'use client';
import { useRef, type MouseEvent } from 'react';

/** What can be pressed without closing the gallery. */
const INSIDE = 'button, a, img, .ks-caption, .ks-preview, .ks-error, .ks-arrow-place';

function isOutside(place: EventTarget): boolean {
  return place instanceof Element && !place.closest(INSIDE);
}

/**
 * Handlers for the dialog that report a click on nothing, pressed and released there: the click after a drag has the
 * common ancestor of both ends as its target, so that selecting text of the caption looks like a click beside it.
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
      // The rest of the double click that has opened the gallery; its first click was on the page.
      event.preventDefault();
      event.stopPropagation();
    },
    onClick: ({ target, detail }: MouseEvent) => {
      const places = [...press.current, target];
      press.current = [];
      // While the next image loads there is nothing where the image was: a quick series of clicks on it goes on.
      if (detail < 2 && places.every(isOutside)) onClickOutside();
    },
  };
}
