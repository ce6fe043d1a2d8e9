import type { Gesture, Phase, PointerSample } from '@/gallery-lib/src/gestures/gesture';
import { createRecognizer, type CreateRecognizer } from '@/gallery-lib/src/gestures/recognizer';
import { createHammerRecognizer } from '@/gallery-lib/src/hammer/recognize-with-hammer';
import { readPointers } from './read-pointers';

/** Describes a gesture; a pinch with a position that is not rounded. */
function describeGesture(gesture: Gesture): string {
  if (gesture.type === 'tap' || gesture.type === 'doubleTap') return gesture.type;
  if (gesture.type === 'pinch')
    return `pinch ${gesture.phase} ${gesture.scale} ${gesture.centerX},${gesture.centerY}`;
  const { axis, deltaX, deltaY } = gesture;
  if (gesture.type === 'pending') return `pending ${axis} ${deltaX},${deltaY}`;
  const { phase, isAfterPinch } = gesture;
  return `${isAfterPinch ? 'after pinch ' : ''}${phase} ${axis} ${deltaX},${deltaY}`;
}

const PHASES: Readonly<Record<string, Phase>> = {
  '↓': 'start',
  '→': 'move',
  '↑': 'end',
  '×': 'cancel',
};

/** Runs the steps of pointers through a recognizer; returns the gestures. */
function recognize(create: CreateRecognizer, text: string): Gesture[] {
  const gestures: Gesture[] = [];
  const next = create((gesture) => gestures.push(gesture));
  const pointers = new Map<number, PointerSample>();
  for (const { sign, id, isPrimary, x, y, time } of readPointers(text)) {
    const phase = PHASES[sign];
    if (!phase) throw new Error(`A recognizer gets no "${sign}".`);
    const sample: PointerSample = {
      pointerId: id,
      pointerType: 'touch',
      isPrimary,
      target: null,
      clientX: x,
      clientY: y,
      timeStamp: time,
    };
    pointers.set(id, sample);
    next(phase, sample, [...pointers.values()]);
    if (phase === 'end') pointers.delete(id);
    if (phase === 'cancel') pointers.clear();
  }
  return gestures;
}

const slantedScale = Math.hypot(5, 0.5) / 4;

describe.each([
  ['the built-in recognizer', createRecognizer],
  ['Hammer', createHammerRecognizer],
])('%s', (_, create) => {
  it.each([
    ['a short touch is a tap', '↓0,0 ↑3,3@250', 'tap'],
    ['a long touch is nothing', '↓0,0 ↑0,0@251', ''],
    ['a touch that moves 10 px is a tap', '↓0,0 →10,0 ↑10,0', 'pending x 10,0; tap'],
    [
      'a touch that may become a drag is reported from 3 px on',
      '↓0,0 →3,0 →2,4 →11,4 →5,0 ↑5,0',
      `pending y 2,4; start x 11,4; move x 11,4; move x 5,0; end x 5,0`,
    ],
    [
      'a touch that moves 11 px is a drag',
      '↓0,0 →11,0 ↑11,0',
      'start x 11,0; move x 11,0; end x 11,0',
    ],
    [
      'a drag keeps its axis',
      '↓0,0 →12,2 →12,80 ↑12,80',
      'start x 12,2; move x 12,2; move x 12,80; end x 12,80',
    ],
    [
      'an even diagonal is vertical',
      '↓0,0 →-20,20 ↑-20,20',
      'start y -20,20; move y -20,20; end y -20,20',
    ],
    ['a drag that returns is not a tap', '↓0,0 →30,0 ↑0,0', 'start x 30,0; move x 30,0; end x 0,0'],
    ['a flick without a move is a drag', '↓0,0 ↑-40,0', 'start x -40,0; end x -40,0'],
    [
      'a cancelled drag has its last position',
      '↓50,50 →80,50 ×',
      'start x 30,0; move x 30,0; cancel x 30,0',
    ],
    ['a cancelled touch is nothing', '↓50,50 ×@20', ''],
    [
      'two fingers are a pinch and no tap',
      '↓0,0 2↓50,0 2↑50,0 ↑0,0',
      'pinch start 1 25,0; pinch end 1 25,0',
    ],
    [
      'a second finger cancels a drag at its last position',
      '↓0,0 →20,0 2↓60,0 →10,0 2↑60,0 ↑10,0',
      'start x 20,0; move x 20,0; cancel x 20,0; pinch start 1 40,0; pinch move 1.25 35,0; pinch end 1.25 35,0',
    ],
    [
      'scale and centre of a pinch are not rounded',
      '↓0,0.5@0 2↓4,0.5@0 2→4.5,0.5 2→5,1 2↑5,1@20',
      `pinch start 1 2,0.5; pinch move 1.125 2.25,0.5; pinch move ${slantedScale} 2.5,0.75; pinch end ${slantedScale} 2.5,0.75`,
    ],
    [
      'fingers that are put down at one place have a scale',
      '↓5,5@0 2↓5,5@0 2→9,5',
      'pinch start 1 5,5; pinch move 4 7,5',
    ],
    [
      'the finger that is left after a pinch drags without a threshold',
      '↓0,0 2↓40,0 2→80,0 ↑0,0 2→80,1 2→90,5 2↑90,5',
      'pinch start 1 20,0; pinch move 2 40,0; pinch end 2 40,0; after pinch start y 0,1; after pinch move y 0,1; after pinch move y 10,5; after pinch end y 10,5',
    ],
    [
      'a drag after a pinch becomes a pinch again',
      '↓0,0 2↓40,0 2↑40,0 →2,0 3↓42,0 ×',
      'pinch start 1 20,0; pinch end 1 20,0; after pinch start x 2,0; after pinch move x 2,0; after pinch cancel x 2,0; pinch start 1 22,0; pinch cancel 1 22,0',
    ],
    [
      'a touch after a pinch is new',
      '↓0,0 2↓40,0 2↑40,0 ↑0,0 ↓0,0 →9,0 ↑9,0',
      'pinch start 1 20,0; pinch end 1 20,0; pending x 9,0; tap',
    ],
    [
      'a touch after a cancelled pinch is new',
      '↓0,0 2↓40,0 × ↓0,0 →12,0 ↑12,0',
      'pinch start 1 20,0; pinch cancel 1 20,0; start x 12,0; move x 12,0; end x 12,0',
    ],
  ])('%s', (_, pointers, expected) => {
    expect(recognize(create, pointers).map(describeGesture).join('; ')).toBe(expected);
  });

  it.each([
    ['is that of the last 100 ms', '↓0,0 →100,0@500 →150,10@550 ↑200,20@600', [1, 0.2]],
    ['is 0 after a rest', '↓0,0 →100,0@50 ↑100,0@400', [0, 0]],
    ['is 0 if no time has passed', '↓0,0@0 ↑100,0@0', [0, 0]],
    ['after a pinch counts from its end', '↓0,0@0 2↓40,0@0 2→90,0@40 ↑0,0 2↑100,0', [1, 0]],
  ])('the velocity of a drag %s', (_, pointers, expected) => {
    const gesture = recognize(create, pointers).at(-1);
    const velocity = gesture?.type === 'drag' ? [gesture.velocityX, gesture.velocityY] : [];
    expect(velocity).toEqual(expected);
  });
});
