import './pointer-event';
import { dispatchPointer } from './play-trace';

/** What happens to one pointer, at a position in px and a time in ms. */
interface PointerStep {
  readonly sign: string;
  readonly id: number;
  readonly isPrimary: boolean;
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

const STEP = /^(\d?)(\*?)([↓→↑×⊘])(?:(-?[\d.]+),(-?[\d.]+))?(?:@(\d+))?$/;

/**
 * Reads what pointers do: `↓0,0 →20,0 2↓60,0@50 ↑20,0` presses pointer 1, moves it, presses pointer 2 at 50 ms and lifts
 * pointer 1. `×` cancels and `⊘` loses the captured pointer, both at 0,0. A step without a time is 10 ms after the one
 * before. Pointer 1 is the primary one, or the one with an asterisk.
 */
export function readPointers(text: string): PointerStep[] {
  let last = -10;
  return text.split(' ').map((step) => {
    const [, id, star, sign = '', x = 0, y = 0, time = last + 10] = STEP.exec(step) ?? [];
    if (!sign) throw new Error(`"${step}" is no step of a pointer.`);
    last = Number(time);
    const isPrimary = star !== '' || (id || '1') === '1';
    return { sign, id: Number(id || 1), isPrimary, x: Number(x), y: Number(y), time: last };
  });
}

const TYPES: Readonly<Record<string, string>> = {
  '↓': 'pointerdown',
  '→': 'pointermove',
  '↑': 'pointerup',
  '×': 'pointercancel',
  '⊘': 'lostpointercapture',
};

/** Dispatches the events of pointers, touches unless `init` says otherwise. */
export function playPointers(target: EventTarget, text: string, init: PointerEventInit = {}): void {
  for (const { sign, id, isPrimary, x, y, time } of readPointers(text)) {
    dispatchPointer(target, TYPES[sign] ?? '', time, {
      pointerId: id,
      isPrimary,
      pointerType: 'touch',
      buttons: sign === '↑' ? 0 : 1,
      clientX: x,
      clientY: y,
      ...init,
    });
  }
}
