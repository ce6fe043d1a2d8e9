/** Events of a press; the first one begins it. */
const PRESSES = [
  ['keydown', 'keypress', 'keyup'],
  ['pointerdown', 'mousedown', 'mouseup', 'click'],
] as const;

/**
 * Lets a press act in a dialog only if it began there. One that has opened it, on `pointerdown`, `touchend` or a
 * `keydown`, ends in the dialog: browsers send the mouse events of a touch to what is there then, and the click of a key
 * to the focused button.
 */
export function guardPresses(dialog: HTMLElement): void {
  for (const types of PRESSES) {
    let hasBegun = false;
    const guard = (event: Event) => {
      const { type, detail, repeat, isTrusted } = event as KeyboardEvent;
      if (type === types[0] && !repeat) hasBegun = true;
      // A click of assistive technology has no press and the detail 0; an event of a script is wanted.
      if (hasBegun || !isTrusted || (!detail && !type.startsWith('key'))) return;
      event.preventDefault();
      if (detail > 0) event.stopPropagation();
    };
    for (const type of types) dialog.addEventListener(type, guard, true);
  }
}
