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

/** Middle of the element in a unit test, in px. */
export const MIDDLE: Point = { x: 400, y: 300 };

/** Dispatches the pointer events of a trace on an element, as a browser does. */
export function playTrace(target: Element, { pointerType, moments }: Trace): void {
  const start = 5000;
  const down = new Map<number, Point>();
  for (const { at, pointers, isCancelled = false } of moments) {
    const dispatch = (type: string, id: number, { x, y }: Point, buttons: number) =>
      dispatchPointer(target, type, start + at, {
        pointerId: id + 1,
        pointerType,
        buttons,
        clientX: x,
        clientY: y,
      });
    const next = new Map(
      pointers.map(({ id, x, y }, index) => [id ?? index, { x: MIDDLE.x + x, y: MIDDLE.y + y }]),
    );
    for (const [id, point] of down) {
      if (next.has(id)) continue;
      down.delete(id);
      // A cancelled pointer is at 0, 0.
      if (isCancelled) dispatch('pointercancel', id, { x: 0, y: 0 }, 0);
      else dispatch('pointerup', id, point, 0);
    }
    for (const [id, point] of next) {
      const last = down.get(id);
      down.set(id, point);
      if (!last) dispatch('pointerdown', id, point, 1);
      else if (last.x !== point.x || last.y !== point.y) dispatch('pointermove', id, point, 1);
    }
  }
}
