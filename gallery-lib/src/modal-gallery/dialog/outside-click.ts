import type { MouseEvent } from 'react';
import { isOwnTarget } from '../browser/own-events';

/** Elements of a gallery on which a click does not count as outside. */
const INTERACTIVE_SELECTOR =
  'button, a, img, .ks-figure :not(.ks-stage), .ks-upper-buttons *, .ks-counter, .ks-preview, .ks-arrow-place';

/** Only the ground of a gallery is outside: what a slot or a popup in it renders is not. */
const isOutside = (target: EventTarget): boolean =>
  isOwnTarget(target) && !(target as Element).closest(INTERACTIVE_SELECTOR);

/**
 * Creates handlers for the dialog that report a click outside. Press and release must be outside too: the target of the
 * click after a drag is the common ancestor of both, so that selecting text of the caption looks like a click outside.
 */
export function createOutsideClick(onClickOutside: () => void) {
  let press: EventTarget[] = [];
  let hasClicked = false;
  return {
    onMouseDownCapture({ target }: MouseEvent) {
      press = [target];
    },
    onMouseUpCapture({ target }: MouseEvent) {
      press.push(target);
    },
    onClickCapture(event: MouseEvent) {
      hasClicked ||= event.detail < 2;
      if (hasClicked) return;
      // Second half of the double click whose first click, on the page, opened the gallery.
      event.preventDefault();
      event.stopPropagation();
    },
    onClick({ target, detail }: MouseEvent) {
      const targets = [...press, target];
      press = [];
      // While the next image loads its space is empty; later clicks of a quick series on it must not close the gallery.
      if (detail < 2 && targets.every(isOutside)) onClickOutside();
    },
  };
}
