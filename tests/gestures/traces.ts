/** Position of one pointer relative to the middle of the element, in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the pointers are at a time in ms after the press; none lifts them. */
export interface TraceMoment {
  readonly at: number;
  readonly pointers: readonly Point[];
  /** The browser takes the pointers over instead of lifting them. */
  readonly isCancelled?: boolean;
}

/** A recorded gesture, and what it does to a gallery. */
export interface Trace {
  readonly pointerType: 'mouse' | 'touch';
  readonly moments: readonly TraceMoment[];
  readonly result: 'next' | 'previous' | 'nothing';
}

interface Path {
  /** Points that the pointer passes. */
  to: readonly Point[];
  /** Duration in ms. */
  ms: number;
  pointerType?: Trace['pointerType'];
}

const STEPS = 8;

/** Moves one pointer from the middle through points, at a constant speed, and lifts it. */
function move({ to, ms }: Path): TraceMoment[] {
  const points = [{ x: 0, y: 0 }, ...to];
  const moments: TraceMoment[] = [{ at: 0, pointers: [{ x: 0, y: 0 }] }];
  for (const [index, point] of to.entries()) {
    const from = points[index] ?? point;
    for (let step = 1; step <= STEPS; step += 1) {
      const part = step / STEPS;
      moments.push({
        at: Math.round(((index + part) * ms) / to.length),
        pointers: [
          {
            x: Math.round(from.x + (point.x - from.x) * part),
            y: Math.round(from.y + (point.y - from.y) * part),
          },
        ],
      });
    }
  }
  return moments;
}

function trace(result: Trace['result'], path: Path): Trace {
  const lift = { at: path.ms, pointers: [] };
  return { pointerType: path.pointerType ?? 'touch', moments: [...move(path), lift], result };
}

const toLeft = (distance: number): Point => ({ x: -distance, y: 0 });

export const tap = trace('nothing', { to: [], ms: 60 });
export const fastFlickLeft = trace('next', { to: [toLeft(120)], ms: 120 });
export const fastFlickRight = trace('previous', { to: [toLeft(-120)], ms: 120 });
export const mouseDrag = trace('next', { to: [toLeft(140)], ms: 200, pointerType: 'mouse' });

/** The contract of all gesture sources. */
export const traces: Record<string, Trace> = {
  tap,
  'a fast flick to the left': fastFlickLeft,
  'a fast flick to the right': fastFlickRight,
  'a slow drag across half of the element': trace('next', { to: [toLeft(180)], ms: 1500 }),
  'a short slow drag': trace('nothing', { to: [toLeft(60)], ms: 700 }),
  'a vertical movement': trace('nothing', { to: [{ x: 4, y: 90 }], ms: 150 }),
  'a diagonal movement, more vertical': trace('nothing', { to: [{ x: -60, y: 90 }], ms: 150 }),
  'a diagonal movement, more horizontal': trace('next', { to: [{ x: -120, y: 30 }], ms: 150 }),
  'a drag to the left and back': trace('nothing', { to: [toLeft(120), toLeft(4)], ms: 900 }),
  'a drag with a second finger': {
    pointerType: 'touch',
    moments: [
      ...move({ to: [toLeft(60)], ms: 60 }),
      { at: 80, pointers: [toLeft(60), { x: 40, y: 20 }] },
      { at: 100, pointers: [toLeft(120), { x: 40, y: 20 }] },
      { at: 120, pointers: [] },
    ],
    result: 'nothing',
  },
  'a drag taken over by the browser': {
    pointerType: 'touch',
    moments: [
      ...move({ to: [toLeft(120)], ms: 120 }),
      { at: 130, pointers: [], isCancelled: true },
    ],
    result: 'nothing',
  },
  'a drag with the mouse': mouseDrag,
  'a click': trace('nothing', { to: [], ms: 60, pointerType: 'mouse' }),
};
