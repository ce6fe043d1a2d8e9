import type { Gesture, Phase, PointerSample } from '@/gallery-lib/src/gestures/gesture';
import { createRecognizer } from '@/gallery-lib/src/gestures/recognizer';

type Step = readonly [
  phase: Phase,
  x: number,
  y: number,
  time: number,
  pointer?: Partial<PointerSample>,
];

function sample([, clientX, clientY, timeStamp, pointer]: Step): PointerSample {
  return {
    pointerId: 1,
    pointerType: 'touch',
    isPrimary: true,
    target: null,
    clientX,
    clientY,
    timeStamp,
    ...pointer,
  };
}

const summary = (gesture: Gesture) =>
  gesture.type === 'drag'
    ? `${gesture.phase} ${gesture.axis} ${gesture.deltaX},${gesture.deltaY}`
    : gesture.type;

/** Runs steps through a recognizer; returns the gestures. */
function recognize(steps: readonly Step[]): Gesture[] {
  const gestures: Gesture[] = [];
  const next = createRecognizer((gesture) => gestures.push(gesture));
  for (const step of steps) next(step[0], sample(step));
  return gestures;
}

const second = { pointerId: 2, isPrimary: false };

describe('gestures recognized from samples', () => {
  it.each<[string, Step[], string[]]>([
    [
      'a short touch is a tap',
      [
        ['start', 0, 0, 0],
        ['end', 3, 3, 250],
      ],
      ['tap'],
    ],
    [
      'a long touch is nothing',
      [
        ['start', 0, 0, 0],
        ['end', 0, 0, 251],
      ],
      [],
    ],
    [
      'a touch that moves 10 px is a tap',
      [
        ['start', 0, 0, 0],
        ['move', 10, 0, 10],
        ['end', 10, 0, 20],
      ],
      ['tap'],
    ],
    [
      'a touch that moves 11 px is a drag',
      [
        ['start', 0, 0, 0],
        ['move', 11, 0, 10],
        ['end', 11, 0, 20],
      ],
      ['start x 11,0', 'move x 11,0', 'end x 11,0'],
    ],
    [
      'a drag keeps its axis',
      [
        ['start', 0, 0, 0],
        ['move', 12, 2, 10],
        ['move', 12, 80, 20],
        ['end', 12, 80, 30],
      ],
      ['start x 12,2', 'move x 12,2', 'move x 12,80', 'end x 12,80'],
    ],
    [
      'an even diagonal is vertical',
      [
        ['start', 0, 0, 0],
        ['move', -20, 20, 10],
        ['end', -20, 20, 20],
      ],
      ['start y -20,20', 'move y -20,20', 'end y -20,20'],
    ],
    [
      'a drag that returns is not a tap',
      [
        ['start', 0, 0, 0],
        ['move', 30, 0, 10],
        ['end', 0, 0, 20],
      ],
      ['start x 30,0', 'move x 30,0', 'end x 0,0'],
    ],
    [
      'a flick without a move is a drag',
      [
        ['start', 0, 0, 0],
        ['end', -40, 0, 10],
      ],
      ['start x -40,0', 'end x -40,0'],
    ],
    [
      'a cancelled drag has its last position',
      [
        ['start', 50, 50, 0],
        ['move', 80, 50, 10],
        ['cancel', 0, 0, 20],
      ],
      ['start x 30,0', 'move x 30,0', 'cancel x 30,0'],
    ],
    [
      'a cancelled touch is nothing',
      [
        ['start', 50, 50, 0],
        ['cancel', 0, 0, 20],
      ],
      [],
    ],
    [
      'a second finger cancels a drag for good',
      [
        ['start', 0, 0, 0],
        ['move', 20, 0, 10],
        ['start', 90, 0, 20, second],
        ['move', 60, 0, 30],
        ['move', 60, 0, 30, second],
        ['end', 60, 0, 40, second],
        ['move', 90, 0, 50],
        ['end', 90, 0, 60],
      ],
      ['start x 20,0', 'move x 20,0', 'cancel x 20,0'],
    ],
    [
      'two fingers are no tap',
      [
        ['start', 0, 0, 0],
        ['start', 50, 0, 10, second],
        ['end', 50, 0, 20, second],
        ['end', 0, 0, 30],
      ],
      [],
    ],
    [
      'a finger beside one that is elsewhere is nothing',
      [
        ['start', 0, 0, 0, second],
        ['move', 50, 0, 10, second],
        ['end', 50, 0, 20, second],
      ],
      [],
    ],
    [
      'a press after a missed release cancels the drag and starts anew',
      [
        ['start', 0, 0, 0],
        ['move', 20, 0, 10],
        ['start', 100, 0, 500, { pointerId: 3 }],
        ['end', 100, 0, 520, { pointerId: 3 }],
      ],
      ['start x 20,0', 'move x 20,0', 'cancel x 20,0', 'tap'],
    ],
    [
      'samples without a press are nothing',
      [
        ['move', 50, 0, 0],
        ['end', 90, 0, 10],
        ['cancel', 0, 0, 20],
      ],
      [],
    ],
  ])('%s', (_, steps, expected) => {
    expect(recognize(steps).map(summary)).toEqual(expected);
  });
});

describe('the velocity of a drag', () => {
  const velocity = (steps: readonly Step[]) => {
    const gesture = recognize(steps).at(-1);
    return gesture?.type === 'drag' ? [gesture.velocityX, gesture.velocityY] : [];
  };

  it.each<[string, Step[], number[]]>([
    [
      'is that of the last 100 ms',
      [
        ['start', 0, 0, 0],
        ['move', 100, 0, 500],
        ['move', 150, 10, 550],
        ['end', 200, 20, 600],
      ],
      [1, 0.2],
    ],
    [
      'is 0 after a rest',
      [
        ['start', 0, 0, 0],
        ['move', 100, 0, 50],
        ['end', 100, 0, 400],
      ],
      [0, 0],
    ],
    [
      'is 0 if no time has passed',
      [
        ['start', 0, 0, 0],
        ['end', 100, 0, 0],
      ],
      [0, 0],
    ],
  ])('%s', (_, steps, expected) => {
    expect(velocity(steps)).toEqual(expected);
  });
});
