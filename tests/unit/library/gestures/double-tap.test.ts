import { createRecognizer } from '@/gallery-lib/src/gestures/recognizer';
import type { PointerSample } from '@/gallery-lib/src/gestures/gesture';

type Tap = readonly [time: number, x?: number, y?: number, pointerType?: string];

function createPointer([timeStamp, clientX = 0, clientY = 0, pointerType = 'touch']: Tap) {
  const pointer: PointerSample = {
    pointerId: 1,
    target: null,
    pointerType,
    timeStamp,
    clientX,
    clientY,
  };
  return pointer;
}

type Recognizer = ReturnType<typeof createRecognizer>;

function tapWith(recognizer: Recognizer, tap: Tap) {
  const pointer = createPointer(tap);
  recognizer('start', pointer, [pointer]);
  recognizer('end', pointer, [pointer]);
}

/** Returns the types of the gestures that taps become. */
function typesOf(taps: readonly Tap[]): string[] {
  const types: string[] = [];
  const recognizer = createRecognizer(({ type }) => types.push(type));
  for (const tap of taps) tapWith(recognizer, tap);
  return types;
}

describe('two taps', () => {
  it.each<[string, Tap[], string[]]>([
    ['at once are a double tap', [[0], [120]], ['tap', 'doubleTap']],
    ['300 ms and 25 px apart are a double tap', [[0], [300, 15, 20]], ['tap', 'doubleTap']],
    ['301 ms apart are two taps', [[0], [301]], ['tap', 'tap']],
    ['26 px apart are two taps', [[0], [120, 26, 0]], ['tap', 'tap']],
    ['with a finger and a mouse are two taps', [[0], [120, 0, 0, 'mouse']], ['tap', 'tap']],
    [
      'are a double tap after one that was too early',
      [[0], [400], [500]],
      ['tap', 'tap', 'doubleTap'],
    ],
    ['begin again after a double tap', [[0], [100], [200]], ['tap', 'doubleTap', 'tap']],
  ])('%s', (_, taps, expected) => {
    expect(typesOf(taps)).toEqual(expected);
  });

  it('with a pinch between them are two taps', () => {
    const types: string[] = [];
    const recognizer = createRecognizer(({ type }) => types.push(type));
    tapWith(recognizer, [0]);
    const [first, second] = [createPointer([50]), createPointer([60, 40])];
    recognizer('start', first, [first]);
    recognizer('start', second, [first, second]);
    recognizer('cancel', second, [first, second]);
    tapWith(recognizer, [100]);
    expect(types).toEqual(['tap', 'pinch', 'pinch', 'tap']);
  });
});
