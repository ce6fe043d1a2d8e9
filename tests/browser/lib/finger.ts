import type { CDPSession, Locator, Page } from '@playwright/test';
import type { Trace } from '../../gestures/traces';

/** Position on the screen in px. */
export interface Point {
  x: number;
  y: number;
}

type TouchPoint = Point & { id: number };

/** Where the fingers are, at a time in seconds. Those that are missing have been lifted. */
interface Moment {
  at: number;
  fingers: readonly (Point & { id?: number })[];
  /** The browser takes the fingers over instead of lifting them. */
  isCancelled?: boolean;
}

/** Fingers on the screen, each with an id of its own, or the mouse as a single one while its left button is pressed. */
export interface Fingers {
  /** Puts, moves or lifts fingers, at a time in ms since the first one; the positions are those after it. */
  set(at: number, fingers: Readonly<Record<number, Point>>): Promise<void>;
  /** The browser takes the fingers over. */
  cancel(at: number): Promise<void>;
}

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Returns the sender of input to a page, and the timestamp of an event at a time in ms. The times of a gesture are its
 * own: a slow finger needs no waiting, and a fast one is fast on a slow machine. It begins now, because the fling after
 * a gesture of the future would take until then.
 */
async function startInput(page: Page) {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const start = Date.now();
  return { session, stamp: (at: number) => (start + at) / 1000 };
}

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

/** Returns fingers that touch the page. */
export async function createFingers(page: Page): Promise<Fingers> {
  const { session, stamp } = await startInput(page);
  let last: TouchPoint[] = [];
  const send = async (at: number, next: TouchPoint[], isCancelled = false) => {
    const events = touchesBetween(last, next, isCancelled);
    last = next;
    for (const event of events)
      await session.send('Input.dispatchTouchEvent', { ...event, timestamp: stamp(at) });
  };
  return {
    set: (at, fingers) =>
      send(
        at,
        Object.entries(fingers).map(([id, point]) => ({ ...point, id: Number(id) })),
      ),
    cancel: (at) => send(at, [], true),
  };
}

/** Returns the mouse, which like fingers has times of its own, unlike that of Playwright. */
export async function createMouse(page: Page): Promise<Pick<Fingers, 'set'>> {
  const { session, stamp } = await startInput(page);
  let last: Point = { x: 0, y: 0 };
  let isDown = false;
  return {
    async set(at, { 0: point }) {
      const type = !point ? 'mouseReleased' : isDown ? 'mouseMoved' : 'mousePressed';
      isDown = point !== undefined;
      last = point ?? last;
      const buttons = isDown ? 1 : 0;
      const event = { type, ...last, button: 'left', buttons, clickCount: 1 } as const;
      await session.send('Input.dispatchMouseEvent', { ...event, timestamp: stamp(at) });
    },
  };
}

/** Dispatches real touches, or real events of the mouse. */
export async function touch(
  page: Page,
  moments: readonly Moment[],
  create: (page: Page) => Promise<Partial<Fingers> & Pick<Fingers, 'set'>> = createFingers,
): Promise<void> {
  const pointers = await create(page);
  for (const { at, fingers, isCancelled } of moments) {
    const points = Object.fromEntries(
      fingers.map(({ id, x, y }, index) => [id ?? index, { x, y }]),
    );
    await (isCancelled ? pointers.cancel?.(at * 1000) : pointers.set(at * 1000, points));
  }
}

/** Makes a recorded gesture over the middle of an element. */
export async function playTrace(target: Locator, { pointerType, moments }: Trace): Promise<void> {
  const middle = await middleOf(target);
  await touch(
    target.page(),
    moments.map(({ at, pointers, isCancelled }) => ({
      at: at / 1000,
      fingers: pointers.map(({ x, y, ...id }) => ({ ...id, x: middle.x + x, y: middle.y + y })),
      isCancelled,
    })),
    pointerType === 'mouse' ? createMouse : createFingers,
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
