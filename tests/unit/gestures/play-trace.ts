import './pointer-event';
import type { Point, Trace } from '@/tests/gestures/traces';

interface PointerInit extends PointerEventInit {
  pointerId: number;
}

/** Dispatches a pointer event that happened at a time in ms. */
export function dispatchPointer(
  target: EventTarget,
  type: string,
  time: number,
  init: PointerInit,
): void {
  const event = new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    isPrimary: init.pointerId === 1,
    ...init,
  });
  Object.defineProperty(event, 'timeStamp', { value: time });
  target.dispatchEvent(event);
}

/** Dispatches the pointer events of a trace on an element, as a browser does. */
export function playTrace(target: Element, { pointerType, moments }: Trace): void {
  const start = 5000;
  let last: readonly Point[] = [];
  for (const { at, pointers, isCancelled = false } of moments) {
    const lifted = isCancelled ? 'pointercancel' : 'pointerup';
    for (let index = 0; index < Math.max(pointers.length, last.length); index += 1) {
      const point = pointers[index];
      const type = !point ? lifted : last[index] ? 'pointermove' : 'pointerdown';
      // A cancelled pointer is at 0, 0.
      const { x, y } = point ?? (isCancelled ? undefined : last[index]) ?? { x: 0, y: 0 };
      dispatchPointer(target, type, start + at, {
        pointerId: index + 1,
        pointerType,
        buttons: point ? 1 : 0,
        clientX: 400 + x,
        clientY: 300 + y,
      });
    }
    last = pointers;
  }
}
