/** Position of one pointer relative to the middle of the element, in px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Position of one of several pointers; `id` stays with the pointer. Default: its place in the list. */
export interface TracePointer extends Point {
  readonly id?: number;
}

/** Where the pointers are at a time in ms after the press. Those that are missing have been lifted. */
export interface TraceMoment {
  readonly at: number;
  readonly pointers: readonly TracePointer[];
  /** The browser takes the pointers over instead of lifting them. */
  readonly isCancelled?: boolean;
}

/** A recorded gesture, and what it does. */
export interface Trace {
  readonly pointerType: 'mouse' | 'touch';
  readonly moments: readonly TraceMoment[];
  /** What a gallery shows afterwards. */
  readonly result: 'next' | 'previous' | 'nothing';
  /** What a source reports, in the words of `describeGestures`. */
  readonly gestures: readonly string[];
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

function trace(result: Trace['result'], gestures: readonly string[], path: Path): Trace {
  const lift = { at: path.ms, pointers: [] };
  return {
    pointerType: path.pointerType ?? 'touch',
    moments: [...move(path), lift],
    result,
    gestures,
  };
}

type Fingers = readonly [first: Point, second: Point];

interface FingerPath {
  /** Positions of two fingers that are down, one after the other. */
  path: readonly [Fingers, ...Fingers[]];
  /** Time in ms of the first position. */
  at: number;
  /** Duration in ms. */
  ms: number;
}

/** Moves two fingers that are down, at a constant speed. */
function moveFingers({ path, at, ms }: FingerPath): TraceMoment[] {
  const moments: TraceMoment[] = [];
  for (const [index, to] of path.slice(1).entries()) {
    const from = path[index] ?? to;
    for (let step = 1; step <= STEPS; step += 1) {
      const part = step / STEPS;
      const between = (finger: 0 | 1) => ({
        x: Math.round(from[finger].x + (to[finger].x - from[finger].x) * part),
        y: Math.round(from[finger].y + (to[finger].y - from[finger].y) * part),
      });
      moments.push({
        at: at + Math.round(((index + part) * ms) / (path.length - 1)),
        pointers: [between(0), between(1)],
      });
    }
  }
  return moments;
}

/** Puts down two fingers, one 20 ms after the other, and moves them. They are not lifted. */
function startPinch(path: FingerPath['path'], ms: number): TraceMoment[] {
  const [[first, second]] = path;
  return [
    { at: 0, pointers: [first] },
    { at: 20, pointers: [first, second] },
    ...moveFingers({ path, at: 20, ms }),
  ];
}

function touches(
  moments: readonly TraceMoment[],
  gestures: readonly string[],
  result: Trace['result'] = 'nothing',
): Trace {
  return { pointerType: 'touch', moments, result, gestures };
}

const toLeft = (distance: number): Point => ({ x: -distance, y: 0 });

/** Two fingers beside each other, that far apart, on a slant. */
const apart = (distance: number, x = 0, y = 0): Fingers => [
  { x: x - distance * 0.4, y: y - distance * 0.3 },
  { x: x + distance * 0.4, y: y + distance * 0.3 },
];

/** Short touches, each at a time and a distance from the middle. */
function taps(times: readonly number[], distance = 0): TraceMoment[] {
  return times.flatMap((at, index) => [
    { at, pointers: [{ x: index * distance, y: 0 }] },
    { at: at + 60, pointers: [] },
  ]);
}

export const tap = trace('nothing', ['tap 0,0'], { to: [], ms: 60 });
export const fastFlickLeft = trace('next', ['drag start x', 'drag end x -120,0'], {
  to: [toLeft(120)],
  ms: 120,
});
export const fastFlickRight = trace('previous', ['drag start x', 'drag end x 120,0'], {
  to: [toLeft(-120)],
  ms: 120,
});
export const mouseDrag = trace('next', ['drag start x', 'drag end x -140,0'], {
  to: [toLeft(140)],
  ms: 200,
  pointerType: 'mouse',
});
export const dragUp = trace('nothing', ['drag start y', 'drag end y 4,-90'], {
  to: [{ x: 4, y: -90 }],
  ms: 150,
});
export const dragDown = trace('nothing', ['drag start y', 'drag end y 4,90'], {
  to: [{ x: 4, y: 90 }],
  ms: 150,
});
export const doubleTap = touches(taps([0, 200]), ['tap 0,0', 'doubleTap 0,0']);

/** Two fingers move from 50 to 150 px, and are lifted one after the other. */
export const pinchOpen = touches(
  [
    ...startPinch([apart(50), apart(150)], 240),
    { at: 270, pointers: [{ id: 1, x: 60, y: 45 }] },
    { at: 280, pointers: [] },
  ],
  ['pinch start 1.00 at 0,0', 'pinch end 3.00 at 0,0'],
);

/** Two fingers move from 150 to 50 px. */
export const pinchClose = touches(
  [...startPinch([apart(150), apart(50)], 240), { at: 270, pointers: [] }],
  ['pinch start 1.00 at 0,0', 'pinch end 0.33 at 0,0'],
);

/** Two fingers go the same way while their distance doubles. */
export const pinchAside = touches(
  [
    ...startPinch([apart(50), apart(75, 40, 10), apart(100, 60, 40)], 320),
    { at: 350, pointers: [] },
  ],
  ['pinch start 1.00 at 0,0', 'pinch end 2.00 at 60,40'],
);

/** Both fingers are put down in one event, and lifted in one. */
export const pinchTogether = touches(
  [
    { at: 0, pointers: apart(50) },
    ...moveFingers({ path: [apart(50), apart(100)], at: 0, ms: 200 }),
    { at: 210, pointers: [] },
  ],
  ['pinch start 1.00 at 0,0', 'pinch end 2.00 at 0,0'],
);

/** The first finger is lifted, and the second one moves 60 px to the right. */
export const pinchThenDrag = touches(
  [
    ...startPinch([apart(50), apart(100)], 240),
    ...[0, 15, 30, 45, 60].map((x) => ({
      at: 280 + x,
      pointers: [{ id: 1, x: 40 + x, y: 30 }],
    })),
    { at: 400, pointers: [] },
  ],
  [
    'pinch start 1.00 at 0,0',
    'pinch end 2.00 at 0,0',
    'drag start x after pinch',
    'drag end x 60,0 after pinch',
  ],
);

/** The second finger is lifted, and the first one makes a flick to the left, which is no swipe. */
export const pinchThenFlick = touches(
  [
    ...startPinch([apart(50), apart(100)], 240),
    ...[0, 30, 60, 90, 120].map((x) => ({
      at: 280 + x,
      pointers: [{ id: 0, x: -40 - x, y: -30 }],
    })),
    { at: 410, pointers: [] },
  ],
  [
    'pinch start 1.00 at 0,0',
    'pinch end 2.00 at 0,0',
    'drag start x after pinch',
    'drag end x -120,0 after pinch',
  ],
);

/** One finger is lifted and put down again at another place. */
export const pinchTwice = touches(
  [
    ...startPinch([apart(50), apart(100)], 160),
    { at: 200, pointers: [{ id: 1, x: 40, y: 30 }] },
    {
      at: 240,
      pointers: [
        { id: 1, x: 40, y: 30 },
        { id: 2, x: -60, y: 30 },
      ],
    },
    {
      at: 260,
      pointers: [
        { id: 1, x: 65, y: 30 },
        { id: 2, x: -60, y: 30 },
      ],
    },
    {
      at: 280,
      pointers: [
        { id: 1, x: 90, y: 30 },
        { id: 2, x: -60, y: 30 },
      ],
    },
    { at: 300, pointers: [] },
  ],
  [
    'pinch start 1.00 at 0,0',
    'pinch end 2.00 at 0,0',
    'pinch start 1.00 at -10,30',
    'pinch end 1.50 at 15,30',
  ],
);

/** A third finger comes, moves and stays while the first is lifted. */
export const pinchWithThirdFinger = touches(
  [
    ...startPinch([apart(50), apart(100)], 160),
    { at: 200, pointers: [...apart(100), { x: 100, y: -60 }] },
    { at: 220, pointers: [...apart(100), { x: 60, y: -60 }] },
    { at: 240, pointers: [...apart(150), { x: 60, y: -60 }] },
    {
      at: 260,
      pointers: [
        { id: 1, x: 60, y: 45 },
        { id: 2, x: 60, y: -60 },
      ],
    },
    {
      at: 280,
      pointers: [
        { id: 1, x: 60, y: 45 },
        { id: 2, x: 60, y: 0 },
      ],
    },
    { at: 300, pointers: [] },
  ],
  ['pinch start 1.00 at 0,0', 'pinch end 3.00 at 0,0'],
);

/** The browser takes two fingers over. */
export const pinchCancelled = touches(
  [...startPinch([apart(50), apart(100)], 160), { at: 200, pointers: [], isCancelled: true }],
  ['pinch start 1.00 at 0,0', 'pinch cancel 2.00 at 0,0'],
);

/** A drag to the left becomes a pinch. */
export const dragThenPinch = touches(
  [
    ...move({ to: [toLeft(60)], ms: 60 }),
    { at: 80, pointers: [toLeft(60), { x: 40, y: 0 }] },
    { at: 100, pointers: [toLeft(110), { x: 40, y: 0 }] },
    { at: 120, pointers: [] },
  ],
  ['drag start x', 'drag cancel x -60,0', 'pinch start 1.00 at -10,0', 'pinch end 1.50 at -35,0'],
);

const drags = (axis: 'x' | 'y', end: string) => [`drag start ${axis}`, `drag end ${axis} ${end}`];

/** The contract of all gesture sources. */
export const traces: Record<string, Trace> = {
  tap,
  'a fast flick to the left': fastFlickLeft,
  'a fast flick to the right': fastFlickRight,
  'a slow drag across half of the element': trace('next', drags('x', '-180,0'), {
    to: [toLeft(180)],
    ms: 1500,
  }),
  'a short slow drag': trace('nothing', drags('x', '-60,0'), { to: [toLeft(60)], ms: 700 }),
  'a drag down': dragDown,
  'a drag up': dragUp,
  'a diagonal drag, more vertical': trace('nothing', drags('y', '-60,90'), {
    to: [{ x: -60, y: 90 }],
    ms: 150,
  }),
  'a diagonal drag, more horizontal': trace('next', drags('x', '-120,30'), {
    to: [{ x: -120, y: 30 }],
    ms: 150,
  }),
  'a drag to the left and back': trace('nothing', drags('x', '-4,0'), {
    to: [toLeft(120), toLeft(4)],
    ms: 900,
  }),
  'a drag taken over by the browser': touches(
    [...move({ to: [toLeft(120)], ms: 120 }), { at: 130, pointers: [], isCancelled: true }],
    ['drag start x', 'drag cancel x -120,0'],
  ),
  'a drag with the mouse': mouseDrag,
  'a click': trace('nothing', ['tap 0,0'], { to: [], ms: 60, pointerType: 'mouse' }),
  'a double tap': doubleTap,
  'three quick taps': touches(taps([0, 150, 300]), ['tap 0,0', 'doubleTap 0,0', 'tap 0,0']),
  'two slow taps': touches(taps([0, 400]), ['tap 0,0', 'tap 0,0']),
  'two taps far apart': touches(taps([0, 200], 30), ['tap 0,0', 'tap 30,0']),
  'a pinch that opens': pinchOpen,
  'a pinch that closes': pinchClose,
  'a pinch while both fingers go the same way': pinchAside,
  'a pinch that begins and ends in one event': pinchTogether,
  'a pinch, then a drag of the second finger': pinchThenDrag,
  'a pinch, then a flick of the first finger': pinchThenFlick,
  'a pinch, then another one with a new finger': pinchTwice,
  'a pinch with a third finger': pinchWithThirdFinger,
  'a pinch taken over by the browser': pinchCancelled,
  'a drag that becomes a pinch': dragThenPinch,
};
