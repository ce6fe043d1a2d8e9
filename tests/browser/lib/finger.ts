import type { Locator, Page } from '@playwright/test';
import type { Trace } from '../../gestures/traces';

interface Point {
  x: number;
  y: number;
}

/** Position of one of several fingers; `id` stays with the finger. Default: its place in the list. */
interface Finger extends Point {
  id?: number;
}

/** Where the fingers are, at a time in seconds. Those that are missing have been lifted. */
interface Moment {
  at: number;
  fingers: Finger[];
  /** The browser takes the fingers over instead of lifting them. */
  isCancelled?: boolean;
}

export type TouchPoint = Required<Finger>;

/** Returns what happens to fingers between two moments: the types of events, each with its fingers. */
export function touchesBetween(last: TouchPoint[], next: TouchPoint[], isCancelled = false) {
  const isIn = (list: TouchPoint[]) => (finger: TouchPoint) =>
    list.some(({ id }) => id === finger.id);
  const lifted = last.filter((finger) => !isIn(next)(finger));
  const isLanding = !next.every(isIn(last));
  return [
    // An empty list is all fingers.
    ...(lifted.length > 0
      ? [
          {
            type: isCancelled ? ('touchCancel' as const) : ('touchEnd' as const),
            touchPoints: next.length > 0 ? lifted : [],
          },
        ]
      : []),
    ...(next.length > 0 && (isLanding || lifted.length === 0)
      ? [{ type: isLanding ? ('touchStart' as const) : ('touchMove' as const), touchPoints: next }]
      : []),
  ];
}

/** Dispatches real touches with timestamps of their own: a slow finger needs no waiting. */
export async function touch(page: Page, moments: Moment[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  let last: TouchPoint[] = [];
  for (const { at, fingers, isCancelled } of moments) {
    const next = fingers.map((finger, index) => ({ id: index, ...finger }));
    for (const event of touchesBetween(last, next, isCancelled))
      await session.send('Input.dispatchTouchEvent', { ...event, timestamp: start + at });
    last = next;
  }
  await session.detach();
}

/** Dispatches real events of the mouse with timestamps of their own: the left button is pressed from first to last. */
async function press(page: Page, moments: Moment[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  let last: Point = { x: 0, y: 0 };
  let isDown = false;
  for (const { at, fingers } of moments) {
    [last = last] = fingers;
    const type = fingers.length === 0 ? 'mouseReleased' : isDown ? 'mouseMoved' : 'mousePressed';
    isDown = fingers.length > 0;
    await session.send('Input.dispatchMouseEvent', {
      type,
      ...last,
      button: 'left',
      buttons: isDown ? 1 : 0,
      clickCount: 1,
      timestamp: start + at,
    });
  }
  await session.detach();
}

/** Makes a recorded gesture over the middle of an element. */
export async function playTrace(target: Locator, { pointerType, moments }: Trace): Promise<void> {
  const middle = await middleOf(target);
  const play = pointerType === 'mouse' ? press : touch;
  await play(
    target.page(),
    moments.map(({ at, pointers, isCancelled }) => ({
      at: at / 1000,
      fingers: pointers.map(({ x, y, ...id }) => ({ ...id, x: middle.x + x, y: middle.y + y })),
      isCancelled,
    })),
  );
}

export async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('An element that is not visible has no middle.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Puts a finger on the middle of an element, moves it that far in that time, and lifts it. */
export async function drag(
  target: Locator,
  { x = 0, y = 0, seconds = 0.1 }: Partial<Point> & { seconds?: number },
): Promise<void> {
  const from = await middleOf(target);
  const steps = 8;
  const moments = Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    return { at: seconds * part, fingers: [{ x: from.x + x * part, y: from.y + y * part }] };
  });
  await touch(target.page(), [...moments, { at: seconds, fingers: [] }]);
}

/** Moves two fingers apart, from the middle of an element. */
export async function pinch(target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  const moments = Array.from({ length: 9 }, (_, step) => ({
    at: step / 30,
    fingers: [-1, 1].map((side) => ({ x: x + side * (20 + step * 6), y: y + side * step * 3 })),
  }));
  await touch(target.page(), [...moments, { at: 0.3, fingers: [] }]);
}

/** Taps twice at one place, quickly enough for a double tap. */
export async function doubleTap(target: Locator): Promise<void> {
  const place = await middleOf(target);
  const tap = (at: number) => [
    { at, fingers: [place] },
    { at: at + 0.04, fingers: [] },
  ];
  await touch(target.page(), [...tap(0), ...tap(0.15)]);
}
