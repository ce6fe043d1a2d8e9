import type { Gesture, Phase, PointerSample } from '@/gallery-lib/src/gestures/gesture';
import {
  createRecognizer,
  type CreateRecognizer,
} from '@/gallery-lib/src/gestures/recognizer/recognizer';
import { createHammerRecognizer } from '@/gallery-lib/src/hammer/recognize-with-hammer';

type Step = readonly [phase: Phase, x: number, y: number, time: number, pointerId?: number];

function toSample([, clientX, clientY, timeStamp, pointerId = 1]: Step): PointerSample {
  const isPrimary = pointerId === 1;
  return { pointerId, pointerType: 'touch', isPrimary, target: null, clientX, clientY, timeStamp };
}

/** Describes a gesture; a pinch with a position that is not rounded. */
function describeGesture(gesture: Gesture): string {
  if (gesture.type === 'tap' || gesture.type === 'doubleTap') return gesture.type;
  if (gesture.type === 'pinch')
    return `pinch ${gesture.phase} ${gesture.scale} ${gesture.centerX},${gesture.centerY}`;
  const { phase, axis, deltaX, deltaY, isAfterPinch } = gesture;
  return `${isAfterPinch ? 'after pinch ' : ''}${phase} ${axis} ${deltaX},${deltaY}`;
}

/** Runs steps through a recognizer; returns the gestures. */
function recognize(create: CreateRecognizer, steps: readonly Step[]): Gesture[] {
  const gestures: Gesture[] = [];
  const next = create((gesture) => gestures.push(gesture));
  const pointers = new Map<number, PointerSample>();
  for (const step of steps) {
    const [phase] = step;
    const sample = toSample(step);
    pointers.set(sample.pointerId, sample);
    next(phase, sample, [...pointers.values()]);
    if (phase === 'end') pointers.delete(sample.pointerId);
    if (phase === 'cancel') pointers.clear();
  }
  return gestures;
}

describe.each([
  ['the built-in recognizer', createRecognizer],
  ['Hammer', createHammerRecognizer],
])('%s', (_, create) => {
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
        'two fingers are a pinch and no tap',
        [
          ['start', 0, 0, 0],
          ['start', 50, 0, 10, 2],
          ['end', 50, 0, 20, 2],
          ['end', 0, 0, 30],
        ],
        ['pinch start 1 25,0', 'pinch end 1 25,0'],
      ],
      [
        'a second finger cancels a drag at its last position',
        [
          ['start', 0, 0, 0],
          ['move', 20, 0, 10],
          ['start', 60, 0, 20, 2],
          ['move', 10, 0, 30],
          ['end', 60, 0, 40, 2],
          ['end', 10, 0, 50],
        ],
        [
          'start x 20,0',
          'move x 20,0',
          'cancel x 20,0',
          'pinch start 1 40,0',
          'pinch move 1.25 35,0',
          'pinch end 1.25 35,0',
        ],
      ],
      [
        'scale and centre of a pinch are not rounded',
        [
          ['start', 0, 0.5, 0],
          ['start', 4, 0.5, 0, 2],
          ['move', 4.5, 0.5, 10, 2],
          ['move', 5, 1, 20, 2],
          ['end', 5, 1, 20, 2],
        ],
        [
          'pinch start 1 2,0.5',
          'pinch move 1.125 2.25,0.5',
          `pinch move ${Math.hypot(5, 0.5) / 4} 2.5,0.75`,
          `pinch end ${Math.hypot(5, 0.5) / 4} 2.5,0.75`,
        ],
      ],
      [
        'fingers that are put down at one place have a scale',
        [
          ['start', 5, 5, 0],
          ['start', 5, 5, 0, 2],
          ['move', 9, 5, 10, 2],
        ],
        ['pinch start 1 5,5', 'pinch move 4 7,5'],
      ],
      [
        'the finger that is left after a pinch drags without a threshold',
        [
          ['start', 0, 0, 0],
          ['start', 40, 0, 10, 2],
          ['move', 80, 0, 20, 2],
          ['end', 0, 0, 30],
          ['move', 80, 1, 40, 2],
          ['move', 90, 5, 50, 2],
          ['end', 90, 5, 60, 2],
        ],
        [
          'pinch start 1 20,0',
          'pinch move 2 40,0',
          'pinch end 2 40,0',
          'after pinch start y 0,1',
          'after pinch move y 0,1',
          'after pinch move y 10,5',
          'after pinch end y 10,5',
        ],
      ],
      [
        'a drag after a pinch becomes a pinch again',
        [
          ['start', 0, 0, 0],
          ['start', 40, 0, 10, 2],
          ['end', 40, 0, 20, 2],
          ['move', 2, 0, 30],
          ['start', 42, 0, 40, 3],
          ['cancel', 0, 0, 50],
        ],
        [
          'pinch start 1 20,0',
          'pinch end 1 20,0',
          'after pinch start x 2,0',
          'after pinch move x 2,0',
          'after pinch cancel x 2,0',
          'pinch start 1 22,0',
          'pinch cancel 1 22,0',
        ],
      ],
      [
        'a touch after a pinch is new',
        [
          ['start', 0, 0, 0],
          ['start', 40, 0, 10, 2],
          ['end', 40, 0, 20, 2],
          ['end', 0, 0, 30],
          ['start', 0, 0, 40],
          ['move', 9, 0, 50],
          ['end', 9, 0, 60],
        ],
        ['pinch start 1 20,0', 'pinch end 1 20,0', 'tap'],
      ],
      [
        'a touch after a cancelled pinch is new',
        [
          ['start', 0, 0, 0],
          ['start', 40, 0, 10, 2],
          ['cancel', 0, 0, 20],
          ['start', 0, 0, 40],
          ['move', 12, 0, 50],
          ['end', 12, 0, 60],
        ],
        ['pinch start 1 20,0', 'pinch cancel 1 20,0', 'start x 12,0', 'move x 12,0', 'end x 12,0'],
      ],
    ])('%s', (_, steps, expected) => {
      expect(recognize(create, steps).map(describeGesture)).toEqual(expected);
    });
  });

  describe('the velocity of a drag', () => {
    const velocity = (steps: readonly Step[]) => {
      const gesture = recognize(create, steps).at(-1);
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
      [
        'after a pinch counts from its end',
        [
          ['start', 0, 0, 0],
          ['start', 40, 0, 0, 2],
          ['move', 90, 0, 40, 2],
          ['end', 0, 0, 50],
          ['end', 100, 0, 60, 2],
        ],
        [1, 0],
      ],
    ])('%s', (_, steps, expected) => {
      expect(velocity(steps)).toEqual(expected);
    });
  });
});
